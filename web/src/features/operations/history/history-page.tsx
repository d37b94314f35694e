import type { OnSearch } from '../../../lib/lists/list-search.ts'
import { historyEndpoints } from '@mediatheque/contract/operations/history/history.endpoints.ts'
import { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import { IconHistory } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { csvAddress, useList } from '../../../lib/lists/use-list.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { ActButton, HistoryButton } from './history-button.tsx'
import { useHistoryCells } from './history-cells.tsx'
import { RestoreButton } from './restore-button.tsx'
import classes from './history.module.css'
import { type HistorySearch, historyQuery } from './history.queries.ts'

interface HistoryPageProps {
  search: HistorySearch
  onSearch: OnSearch<HistorySearch>
}

/** What was done on the site, to whatever the reader looks after. */
export function HistoryPage({ search, onSearch }: HistoryPageProps) {
  const t = useTranslate()
  const { data } = useList(historyQuery(search))
  return (
    <Page>
      <PageHeader
        title={t('History')}
        titleId="history"
        text={t('Who changed what, when and how.')}
      />
      <DataTable
        list={historyList}
        labelledBy="history"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={useHistoryCells()}
        nameColumn="record"
        nameOf={({ record }) => record.name || `#${record.id}`}
        csvAddress={csvAddress(historyList, historyEndpoints.exportHistory, search)}
        rowActions={(event) => (
          <span className={classes.rowActions}>
            {event.can_restore && <RestoreButton event={event} />}
            {event.group.count > 1 && (
              <ActButton of={{ act: event.group.id }} count={event.group.count} />
            )}
            <HistoryButton of={{ kind: event.kind, ...event.record }} isSmall />
          </span>
        )}
        words={{
          failed: t('The history could not be loaded'),
          notFound: t('Nothing was found'),
          empty: {
            icon: <IconHistory size={32} stroke={1.5} />,
            title: t('Nothing was written down yet'),
            text: t('What staff do, and what becomes of contributions, is written down here.'),
          },
        }}
      />
    </Page>
  )
}
