import { PROFILE_TABS } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { createFileRoute } from '@tanstack/react-router'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { requirePermission } from '../lib/guards.ts'
import { readPageSearch } from '../lib/page-search.ts'
import { UserPanel } from './user-panel.tsx'

const [tab] = PROFILE_TABS

export const Route = createFileRoute('/_shell/user/$id/{-$slug}')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { id }, deps: { page }, location }) =>
    (await import('./load-user-panel.ts')).openPanel(queryClient, {
      id,
      tab,
      page,
      location,
      isNamed: false,
    }),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  component: User,
})

function User() {
  return <UserPanel id={Route.useParams().id} tab={tab} page={Route.useSearch().page} />
}
