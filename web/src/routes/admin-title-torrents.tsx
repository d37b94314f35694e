import { createFileRoute } from '@tanstack/react-router'
import { TORRENT_SIDE } from '../features/links/links/admin/release-sides.ts'
import { TitleLinksPage } from '../features/links/links/admin/title-links-page.tsx'
import { titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/torrents/$titleId')({
  validateSearch: keepListSearch,
  beforeLoad: openList('title-torrents'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = numberParam(params.titleId)
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      // What cannot be had is said where the rows would be.
      queryClient.prefetchQuery(TORRENT_SIDE.query(id, TORRENT_SIDE.readSearch({ ...deps }))),
    ])
    return data
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Torrents of :title', { title: loaderData.title.name })
          : translate('Links'),
      },
    ],
  }),
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
