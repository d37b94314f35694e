import { listRecordEndpoints } from '@mediatheque/contract/community/lists/list-records.endpoints.ts'
import { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type { ListRecordRow } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import WithholdListsDialog from '../withhold-lists-dialog.tsx'
import { DeleteListsDialog } from './delete-lists-dialog.tsx'
import {
  ListRecordLinks,
  NewListLink,
  useListRecordCells,
  useListRecordWords,
} from './list-record-cells.tsx'
import { type ListRecordSearch, listRecordsQuery } from './list-records.queries.ts'

interface ListRecordsPageProps {
  search: ListRecordSearch
  onSearch: OnSearch<ListRecordSearch>
}

interface Asked {
  readonly kind: 'hide' | 'delete'
  readonly lists: readonly ListRecordRow[]
  /** When the rows need not stay chosen. */
  clear(): void
}

/** The lists of all members, for those who tend them. */
export function ListRecordsPage({ search, onSearch }: ListRecordsPageProps) {
  const t = useTranslate()
  const { data } = useList(listRecordsQuery(search))
  const cells = useListRecordCells()
  const { asked, setAsked, actions } = useListActions()
  const close = () => setAsked(undefined)
  const dialog = {
    onClose: close,
    onDone: () => {
      asked?.clear()
      close()
      data.reload()
    },
  }
  return (
    <Page>
      <PageHeader
        title={t('Lists of members')}
        titleId="lists-title"
        text={t('What members put together: private lists are shown to administrators alone.')}
        actions={<NewListLink />}
      />
      <DataTable
        {...{ list: listRecordList, data, search, onSearch, cells, actions }}
        words={useListRecordWords()}
        labelledBy="lists-title"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search lists')}
        csvAddress={csvAddress(listRecordList, listRecordEndpoints.exportListRecords, search)}
        rowActions={(list) => (
          <>
            <HistoryButton
              of={{ kind: 'list', id: String(list.id), name: list.name }}
              isSmall
              onReverted={data.reload}
            />
            <ListRecordLinks list={list} />
          </>
        )}
      />
      {asked?.kind === 'delete' && <DeleteListsDialog lists={asked.lists} {...dialog} />}
      {asked?.kind === 'hide' && (
        <WithholdListsDialog action="hide" lists={asked.lists} {...dialog} />
      )}
    </Page>
  )
}

/** Whoever looks after lists hides those of others, and deletes lists. */
function useListActions() {
  const t = useTranslate()
  const { user } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const mayDelete = user !== null && hasPermission(user, 'lists.delete')
  const hide = {
    label: t('Hide'),
    icon: <IconEyeOff size={16} stroke={1.5} aria-hidden />,
    onRun: (lists: readonly ListRecordRow[], clear: () => void) =>
      setAsked({ kind: 'hide', lists: lists.filter(({ is_own: isOwn }) => !isOwn), clear }),
  }
  const remove = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true as const,
    onRun: (lists: readonly ListRecordRow[], clear: () => void) =>
      setAsked({ kind: 'delete', lists, clear }),
  }
  return { asked, setAsked, actions: mayDelete ? [hide, remove] : [] }
}
