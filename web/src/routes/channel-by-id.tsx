import { createFileRoute } from '@tanstack/react-router'
import { ChannelRoute } from '../features/catalogue/channels/channel-route.tsx'
import { readChannelSearch } from '../features/catalogue/channels/channel-search.ts'
import { channelHead, loadChannel } from '../features/catalogue/channels/load-channel.ts'
import { requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { GridPage } from '../features/catalogue/channels/grid-page.tsx'

export const Route = createFileRoute('/_shell/channel/$slugOrId')({
  validateSearch: readChannelSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps, location }) =>
    loadChannel(queryClient, { ...params, search: deps }, location),
  head: ({ loaderData, match }) => (loaderData ? channelHead(loaderData, match.search) : {}),
  pendingComponent: GridPage,
  headers: sharedPage,
  component: Channel,
})

function Channel() {
  return <ChannelRoute {...Route.useParams()} search={Route.useSearch()} />
}
