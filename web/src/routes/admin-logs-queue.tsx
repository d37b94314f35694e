import { createFileRoute } from '@tanstack/react-router'
import { queueQuery, readQueueSearch } from '../features/operations/logs/jobs.queries.ts'
import { QueuePage } from '../features/operations/logs/queue-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/logs/queue')({
  staticData: { adminCrumb: 'Queue' },
  validateSearch: readQueueSearch,
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the jobs would be.
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(queueQuery(deps)),
  head: () => ({ meta: [{ title: translate('Queue') }] }),
  component: AdminQueue,
})

function AdminQueue() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <QueuePage
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
