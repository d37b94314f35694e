import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OwnListsPage } from '../features/community/lists/own-lists-page.tsx'
import { ownListsQuery } from '../features/community/lists/own-lists.queries.ts'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/lists/')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('titles.view', location)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { pagination } = await queryClient.ensureQueryData(ownListsQuery(deps.page))
    assertPageIsThere(deps.page, pagination)
  },
  head: () => ({ meta: [{ title: translate('My lists') }] }),
  component: OwnLists,
})

function OwnLists() {
  const { data } = useSuspenseQuery(ownListsQuery(Route.useSearch().page))
  return <OwnListsPage lists={data.pagination} />
}
