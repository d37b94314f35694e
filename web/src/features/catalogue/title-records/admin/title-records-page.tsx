import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import {
  ratingFilterOf,
  RATING_SOURCES,
  titleRecordList,
} from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleRecordView } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import { IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { useTitleChanges } from './use-title-changes.tsx'
import { useTitleMerge } from './use-title-merge.tsx'
import { useTitleDeletion } from './use-title-deletion.tsx'
import { TitleRecordActions, useTitleRecordCells } from './title-record-cells.tsx'
import { type TitleRecordSearch, titleRecordsQuery } from './title-records.queries.ts'

interface TitleRecordsPageProps {
  /** Besides the heading. */
  actions?: ReactNode
  search: TitleRecordSearch
  onSearch: OnSearch<TitleRecordSearch>
}

/** All titles of the catalogue, for those who keep it. */
export function TitleRecordsPage({ search, onSearch, actions }: TitleRecordsPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const deletion = useTitleDeletion<TitleRecordView>()
  const merge = useTitleMerge()
  const changes = useTitleChanges<TitleRecordView>()
  const { data, answer } = useList(titleRecordsQuery(search))
  const source = answer?.rating_source
  return (
    <Page>
      <PageHeader
        title={t('Titles')}
        titleId="title-records"
        text={t('The whole catalogue: search it, filter it, and open its titles.')}
        actions={actions}
      />
      <DataTable
        list={titleRecordList}
        labelledBy="title-records"
        data={data}
        search={search}
        onSearch={onSearch}
        cells={useTitleRecordCells()}
        nameColumn="name"
        nameOf={({ name }) => name}
        {...((can('liens.create') || can('titles.update')) && {
          rowActions: (row: TitleRecordView) => (
            <TitleRecordActions row={row} onMerge={merge.may ? () => merge.ask(row) : undefined} />
          ),
        })}
        withoutFilters={RATING_SOURCES.filter((other) => other !== source).map(ratingFilterOf)}
        actions={[...changes.actions, ...deletion.actions]}
        searchLabel={t('Search titles')}
        csvAddress={csvAddress(titleRecordList, titleRecordEndpoints.exportTitleRecords, search)}
        words={{
          failed: t('The titles could not be listed'),
          notFound: t('No matching titles found'),
          empty: {
            icon: <IconMovie size={32} stroke={1.5} />,
            title: t('No titles have been created yet'),
            text: t('What is added or imported will be listed here.'),
          },
        }}
      />
      {deletion.part}
      {changes.part}
      {merge.part}
    </Page>
  )
}
