import { createFileRoute } from '@tanstack/react-router'
import { NZB_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ReportedPage } from '../features/links/links/admin/reported-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/nzbs-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Reported nzbs',
      icon: 'flag',
      place: 26,
      waits: 'reported-nzbs',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(NZB_QUEUE.reported(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Reported nzbs') }] }),
  component: AdminReportedNzbs,
})

function AdminReportedNzbs() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportedPage
      kind={NZB_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
