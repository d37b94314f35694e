import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button } from '@mantine/core'
import { IconMessageQuestion, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { DeleteRecordsDialog } from '../../../../lib/lists/delete-records-dialog.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { useRequestCells } from '../request-cells.tsx'
import { RequestDialog } from '../request-dialog.tsx'
import { REQUESTS_KEY, type RequestSearch, requestsQuery } from '../requests.queries.ts'
import { RequestActions } from './request-actions.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'

interface AdminRequestsPageProps {
  search: RequestSearch
  onSearch(search: RequestSearch): void
}

/** What members ask for, for those who take care of it. */
export function AdminRequestsPage({ search, onSearch }: AdminRequestsPageProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(requestsQuery(search))
  const cells = useRequestCells()
  const [edited, setEdited] = useState<RequestView | 'new'>()
  const [resolved, setResolved] = useState<RequestView>()
  const [{ rows, clear }, setDeleted] = useState<Deleted>(NOTHING)
  const close = () => setDeleted(NOTHING)
  const removing = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true,
    onRun: (chosen: readonly RequestView[], done: () => void) =>
      setDeleted({ rows: chosen, clear: done }),
  } as const
  const words = {
    failed: t('The requests could not be loaded'),
    notFound: t('No matching requests found'),
    empty: {
      icon: <IconMessageQuestion size={28} stroke={1.25} />,
      title: t('No requests yet'),
      text: t('What members ask for is listed here.'),
    },
  }
  return (
    <Page>
      <PageHeader
        title={t('Requests')}
        titleId="admin-requests-title"
        text={t('What members ask for, what most of them want first.')}
        actions={
          can('requests.create') && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              {t('New request')}
            </Button>
          )
        }
      />
      <DataTable
        {...{ list: requestList, data, search, onSearch, cells, words }}
        labelledBy="admin-requests-title"
        nameColumn="title"
        nameOf={({ title }) => title}
        searchLabel={t('Search requests')}
        {...(can('requests.update') && {
          csvAddress: csvAddress(requestList, requestEndpoints.exportRequests, search),
        })}
        rowActions={(request) => (
          <RequestActions request={request} onEdit={setEdited} onResolve={setResolved} />
        )}
        actions={can('requests.delete') ? [removing] : []}
      />
      <RequestDialog edited={edited} onClose={() => setEdited(undefined)} />
      <ResolveDialog request={resolved} onClose={() => setResolved(undefined)} />
      <DeleteRecordsDialog
        endpoint={requestEndpoints.deleteRequests}
        records={rows}
        question={t('[one Delete this request?|other Delete :count requests?]', {
          count: rows.length,
        })}
        refreshes={REQUESTS_KEY}
        onClose={close}
        onDone={() => (clear(), close())}
      />
    </Page>
  )
}

interface Deleted {
  readonly rows: readonly RequestView[]
  clear(): void
}
const NOTHING: Deleted = { rows: [], clear: () => undefined }
