import { createFileRoute } from '@tanstack/react-router'
import { TORRENT_QUEUE } from '../features/links/links/admin/queue-kinds.ts'
import { ValidationPage } from '../features/links/links/admin/validation-page.tsx'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/torrents-validation')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Torrents validation',
      icon: 'magnet',
      place: 22,
      waits: 'pending-torrents',
    },
  },
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(TORRENT_QUEUE.query(deps.page ?? 1)),
  head: () => ({ meta: [{ title: translate('Torrents validation') }] }),
  component: AdminTorrentsValidation,
})

function AdminTorrentsValidation() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ValidationPage
      kind={TORRENT_QUEUE}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
