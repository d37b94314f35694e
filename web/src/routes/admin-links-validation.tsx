import { createFileRoute } from '@tanstack/react-router'
import { LINK_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ValidationPage } from '../features/links/links/admin/validation-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/liens-validation')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Links validation',
      icon: 'rosette-discount-check',
      place: 20,
      waits: 'pending-links',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(LINK_QUEUE.query(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Links validation') }] }),
  component: AdminLinksValidation,
})

function AdminLinksValidation() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ValidationPage
      kind={LINK_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
