import { createFileRoute } from '@tanstack/react-router'
import { NZB_SIDE } from '../features/links/links/admin/release-sides.ts'
import { TitleLinksPage } from '../features/links/links/admin/title-links-page.tsx'
import { titleListRoute } from '../features/links/links/admin/title-list-route.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/nzbs/$titleId')({
  ...titleListRoute({
    list: 'title-nzbs',
    heading: (title) => translate('Newsgroup files of :title', { title }),
    prefetch: (queryClient, titleId, search) =>
      queryClient.prefetchQuery(NZB_SIDE.query(titleId, NZB_SIDE.readSearch(search))),
  }),
  loaderDeps: ({ search }) => search,
  component: AdminTitleNzbs,
})

function AdminTitleNzbs() {
  const search = NZB_SIDE.readSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TitleLinksPage
      data={Route.useLoaderData()}
      section={{
        name: 'nzbs',
        search,
        onSearch: (next, how) => void navigate({ search: next, resetScroll: false, ...how }),
      }}
    />
  )
}
