import {
  PROFILE_TABS,
  type ProfileTab,
} from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { readActivitySearch } from '../features/community/activity/read-activity-search.ts'
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
  validateSearch: (search: Record<string, unknown>) => ({
    ...readPageSearch(search),
    ...readActivitySearch(search),
  }),
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({
    context: { queryClient },
    params: { id, tab },
    deps: { page, before },
    location,
  }) =>
    (await import('./load-user-panel.ts')).openPanel(queryClient, {
      id,
      tab: tabParam(tab),
      page,
      before,
      location,
      isNamed: true,
    }),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  component: UserTab,
})

function UserTab() {
  const { id, tab } = Route.useParams()
  const { page, before } = Route.useSearch()
  return <UserPanel id={id} tab={tabParam(tab)} page={page} before={before} />
}
