import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { RequestDialog } from '../request-dialog.tsx'
import { RequestsFrame } from '../requests-frame.tsx'
import { REQUESTS_KEY, type RequestSearch } from '../requests.queries.ts'
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
  const [edited, setEdited] = useState<RequestView | 'new'>()
  const [resolved, setResolved] = useState<RequestView>()
  const deleting = useDeleteRecords<RequestView>({
    endpoint: requestEndpoints.deleteRequests,
    refreshes: REQUESTS_KEY,
    question: (count) => t('[one Delete this request?|other Delete :count requests?]', { count }),
  })
  return (
    <RequestsFrame
      search={search}
      onSearch={onSearch}
      words={{
        text: t('What members ask for, what most of them want first.'),
        create: t('New request'),
        empty: t('What members ask for is listed here.'),
      }}
      onCreate={() => setEdited('new')}
      table={{
        ...(can('requests.update') && {
          csvAddress: csvAddress(requestList, requestEndpoints.exportRequests, search),
        }),
        rowActions: (request) => (
          <RequestActions request={request} onEdit={setEdited} onResolve={setResolved} />
        ),
        actions: can('requests.delete') ? [deleting.action] : [],
      }}
    >
      <RequestDialog edited={edited} onClose={() => setEdited(undefined)} />
      <ResolveDialog request={resolved} onClose={() => setResolved(undefined)} />
      {deleting.dialog}
    </RequestsFrame>
  )
}
