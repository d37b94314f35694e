import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { publicListsQuery } from '../features/community/lists/public-lists.queries.ts'
import { PublicListsPage } from '../features/community/lists/public-lists-page.tsx'
import { readListsSearch } from '../features/community/lists/read-lists-search.ts'
import { requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/lists/public')({
  validateSearch: readListsSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search: { order, page } }) => ({ ...(order && { order }), ...(page && { page }) }),
  loader: async ({ context: { queryClient }, deps }) =>
    (await import('./load-public-lists.ts')).loadPublicLists(queryClient, deps),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  headers: sharedPage,
  component: PublicLists,
})

function PublicLists() {
  const search = Route.useLoaderDeps()
  const { data } = useSuspenseQuery(publicListsQuery(search))
  return <PublicListsPage lists={data.pagination} search={search} />
}
