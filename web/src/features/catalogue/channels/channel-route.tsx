import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ChannelPage } from './channel-page.tsx'
import { channelQuery } from './channels.queries.ts'
import type { ChannelAddress } from './load-channel.ts'

/** A channel's page at any of its addresses. */
export function ChannelRoute({ slugOrId, restriction, search }: ChannelAddress) {
  const navigate = useNavigate()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const { data } = useSuspenseQuery(channelQuery(slugOrId, search, restriction))
  return (
    <ChannelPage
      channel={data.channel}
      search={search}
      isLoading={isLoading}
      onSearch={(next) => void navigate({ to: '.', search: next as never, resetScroll: false })}
    />
  )
}
