import { createFileRoute } from '@tanstack/react-router'
import { LINK_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ReportedPage } from '../features/links/links/admin/reported-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/liens-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Reported links',
      icon: 'flag',
      place: 25,
      waits: 'reported-links',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(LINK_QUEUE.reported(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Reported links') }] }),
  component: AdminReportedLinks,
})

function AdminReportedLinks() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportedPage
      kind={LINK_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
