import { createFileRoute } from '@tanstack/react-router'
import {
  readVideoSearch,
  videosQuery,
} from '../features/catalogue/videos/admin/videos-admin.queries.ts'
import { VideosPage } from '../features/catalogue/videos/admin/videos-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/videos')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Videos', icon: 'video', place: 34 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('videos'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(videosQuery(readVideoSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Videos') }] }),
  component: AdminVideos,
})

function AdminVideos() {
  const search = readVideoSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <VideosPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
