import { createFileRoute } from '@tanstack/react-router'
import {
  readTitleLinksSearch,
  TitleLinksPage,
  titleLinksQuery,
} from '../features/links/links/admin/title-links-page.tsx'
import { titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId')({
  validateSearch: keepListSearch,
  beforeLoad: openList('title-links'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = numberParam(params.titleId)
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      // What cannot be had is said where the rows would be.
      queryClient.prefetchQuery(titleLinksQuery(id, readTitleLinksSearch({ ...deps }))),
    ])
    return data
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Links of :title', { title: loaderData.title.name })
          : translate('Links'),
      },
    ],
  }),
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
