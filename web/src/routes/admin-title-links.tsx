import { createFileRoute } from '@tanstack/react-router'
import {
  readTitleLinksSearch,
  TitleLinksPage,
  titleLinksQuery,
} from '../features/links/links/admin/title-links-page.tsx'
import { titleListRoute } from '../features/links/links/admin/title-list-route.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId')({
  ...titleListRoute({
    list: 'title-links',
    heading: (title) => translate('Links of :title', { title }),
    prefetch: (queryClient, titleId, search) =>
      queryClient.prefetchQuery(titleLinksQuery(titleId, readTitleLinksSearch(search))),
  }),
  loaderDeps: ({ search }) => search,
  component: AdminTitleLinks,
})

function AdminTitleLinks() {
  const search = readTitleLinksSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TitleLinksPage
      data={Route.useLoaderData()}
      section={{
        name: 'liens',
        search,
        onSearch: (next, how) => void navigate({ search: next, resetScroll: false, ...how }),
      }}
    />
  )
}
