import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import type { ReportedListView } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconEyeOff, IconFlag, IconFlagOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import WithholdListsDialog from '../withhold-lists-dialog.tsx'
import { ClearListReports } from './clear-list-reports.tsx'
import { useReportedListCells } from './reported-list-cells.tsx'
import { type ReportedSearch, reportedListsQuery } from './reported-lists.queries.ts'

interface ReportedListsPageProps {
  search: ReportedSearch
  onSearch: OnSearch<ReportedSearch>
}

type Kind = 'clear' | 'hide' | 'remove'

interface Asked {
  readonly kind: Kind
  readonly lists: readonly ReportedListView[]
  /** When the rows need not stay chosen. */
  clear(): void
}

type Ask = (kind: Kind, lists: readonly ReportedListView[], clear?: () => void) => void

const SMALL = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
const LOOK = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Lists of which somebody said that something is wrong, to decide whether it is. */
export function ReportedListsPage({ search, onSearch }: ReportedListsPageProps) {
  const t = useTranslate()
  const { data } = useList(reportedListsQuery(search))
  const [asked, setAsked] = useState<Asked>()
  const ask: Ask = (kind, lists, clear = () => undefined) => setAsked({ kind, lists, clear })
  const cells = useReportedListCells()
  const act = (kind: Kind, label: string, icon: ReactNode) => ({
    label,
    icon,
    onRun: (rows: readonly ReportedListView[], done: () => void) => ask(kind, rows, done),
  })
  const actions = [
    act('clear', t('Delete the reports'), <IconFlagOff {...SMALL} />),
    act('hide', t('Hide'), <IconEyeOff {...SMALL} />),
    { ...act('remove', t('Remove'), <IconTrash {...SMALL} />), isDelete: true as const },
  ]
  const dialog = {
    onClose: () => setAsked(undefined),
    onDone: () => {
      asked?.clear()
      setAsked(undefined)
    },
  }
  return (
    <Page>
      <PageHeader
        title={t('Reported lists')}
        titleId="reported-lists"
        text={t(
          'Lists of which somebody said that something is wrong, what most people say first.',
        )}
      />
      <DataTable
        {...{ list: reportedListList, data, search, onSearch, cells, actions }}
        labelledBy="reported-lists"
        nameColumn="name"
        nameOf={({ name }) => name}
        csvAddress={csvAddress(reportedListList, reportedListEndpoints.exportReportedLists, search)}
        rowActions={(list) => <Actions list={list} ask={ask} />}
        words={{
          failed: t('The reported lists could not be loaded'),
          notFound: t('No reported lists match'),
          empty: {
            icon: <IconFlag size={28} stroke={1.25} />,
            title: t('No list was reported'),
            text: t('Lists that readers report will be here.'),
          },
        }}
      />
      {asked?.kind === 'clear' && <ClearListReports lists={asked.lists} {...dialog} />}
      {(asked?.kind === 'hide' || asked?.kind === 'remove') && (
        <WithholdListsDialog action={asked.kind} lists={asked.lists} {...dialog} />
      )}
    </Page>
  )
}

function Actions({ list, ask }: { list: ReportedListView; ask: Ask }) {
  const t = useTranslate()
  const { name } = list
  const action = (kind: Kind, label: string, icon: ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(':label: :name', { label, name })}
      title={label}
      onClick={() => ask(kind, [list])}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <>
      {action('clear', t('Delete the reports'), <IconFlagOff {...LOOK} />)}
      {!list.is_hidden && action('hide', t('Hide the list'), <IconEyeOff {...LOOK} />)}
      {!list.is_kept && action('remove', t('Remove the list'), <IconTrash {...LOOK} />)}
      <HistoryButton of={{ kind: 'list', id: String(list.id), name }} isSmall />
    </>
  )
}
