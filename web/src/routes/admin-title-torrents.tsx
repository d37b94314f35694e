import { createFileRoute } from '@tanstack/react-router'
import { TORRENT_SIDE } from '../features/links/links/admin/release-sides.ts'
import { TitleLinksPage } from '../features/links/links/admin/title-links-page.tsx'
import { titleListRoute } from '../features/links/links/admin/title-list-route.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/torrents/$titleId')({
  ...titleListRoute({
    list: 'title-torrents',
    heading: (title) => translate('Torrents of :title', { title }),
    prefetch: (queryClient, titleId, search) =>
      queryClient.prefetchQuery(TORRENT_SIDE.query(titleId, TORRENT_SIDE.readSearch(search))),
  }),
  loaderDeps: ({ search }) => search,
  component: AdminTitleTorrents,
})

function AdminTitleTorrents() {
  const search = TORRENT_SIDE.readSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TitleLinksPage
      data={Route.useLoaderData()}
      section={{
        name: 'torrents',
        search,
        onSearch: (next, how) => void navigate({ search: next, resetScroll: false, ...how }),
      }}
    />
  )
}
