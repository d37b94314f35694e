import { createFileRoute } from '@tanstack/react-router'
import { TORRENT_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ReportedPage } from '../features/links/links/admin/reported-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/torrents-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Reported torrents',
      icon: 'flag',
      place: 27,
      waits: 'reported-torrents',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(TORRENT_QUEUE.reported(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Reported torrents') }] }),
  component: AdminReportedTorrents,
})

function AdminReportedTorrents() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportedPage
      kind={TORRENT_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
