import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { readChannelSearch } from './channel-search.ts'
import { ChannelPage } from './channel-page.tsx'
import { channelQuery } from './channels.queries.ts'
import type { ChannelAddress } from './load-channel.ts'

/** A channel's page at any of its addresses. */
export function ChannelRoute({ slugOrId, restriction, search }: ChannelAddress) {
  const navigate = useNavigate()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  // What was just chosen shows at once, before its list has come.
  const next = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? location.search : undefined,
  })
  const { data } = useSuspenseQuery(channelQuery(slugOrId, search, restriction))
  return (
    <ChannelPage
      channel={data.channel}
      shownSearch={search}
      search={next ? readChannelSearch(next) : search}
      isLoading={isLoading}
      onSearch={(wanted) => void navigate({ to: '.', search: wanted as never, resetScroll: false })}
    />
  )
}
