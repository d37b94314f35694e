import { createFileRoute } from '@tanstack/react-router'
import { NZB_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ValidationPage } from '../features/links/links/admin/validation-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/nzbs-validation')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Nzbs validation',
      icon: 'file-zip',
      place: 21,
      waits: 'pending-nzbs',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(NZB_QUEUE.query(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Nzbs validation') }] }),
  component: AdminNzbsValidation,
})

function AdminNzbsValidation() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ValidationPage
      kind={NZB_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
