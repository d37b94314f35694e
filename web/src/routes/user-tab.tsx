import {
  PROFILE_TABS,
  type ProfileTab,
} from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { requirePermission } from '../lib/guards.ts'
import { readPageSearch } from '../lib/page-search.ts'
import { UserPanel } from './user-panel.tsx'

/** Anything else in its place is a page that is not there. */
function tabParam(name: string): ProfileTab {
  const tab = PROFILE_TABS.find((one) => one === name)
  if (!tab) throw notFound()
  return tab
}

export const Route = createFileRoute('/_shell/user/$id/$slug/$tab')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { id, tab }, deps: { page }, location }) =>
    (await import('./load-user-panel.ts')).openPanel(queryClient, {
      id,
      tab: tabParam(tab),
      page,
      location,
      isNamed: true,
    }),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  component: UserTab,
})

function UserTab() {
  const { id, tab } = Route.useParams()
  return <UserPanel id={id} tab={tabParam(tab)} page={Route.useSearch().page} />
}
