import { createFileRoute } from '@tanstack/react-router'
import { FilesPage } from '../features/operations/files/admin/files-page.tsx'
import { filesQuery, readFileSearch } from '../features/operations/files/admin/files.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/files')({
  staticData: {
    adminEntry: { group: 'Site', label: 'Files', icon: 'files', place: 60 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('files'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(filesQuery(readFileSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Files') }] }),
  component: AdminFiles,
})

function AdminFiles() {
  const search = readFileSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <FilesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
