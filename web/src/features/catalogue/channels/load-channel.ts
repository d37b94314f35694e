import { channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404 } from '../../../lib/guards.ts'
import { translate } from '../../../lib/i18n.ts'
import { pageHead, previewImage } from '../title-cards/page-head.ts'
import { type ChannelSearch, isFiltered } from './channel-search.ts'
import { channelQuery, filterListsQuery } from './channels.queries.ts'

export interface ChannelAddress {
  slugOrId: string
  restriction?: string | undefined
  search: ChannelSearch
}

/** Everything a channel's page needs before it is shown. */
export async function loadChannel(
  queryClient: QueryClient,
  { slugOrId, restriction, search }: ChannelAddress,
): Promise<ChannelView> {
  const { channel } = await queryClient
    .ensureQueryData(channelQuery(slugOrId, search, restriction))
    .catch(notFoundOn404)
  if (channel.item_type === 'title' && channel.content)
    await queryClient.ensureQueryData(filterListsQuery(channel.type))
  return channel
}

/** Filtered pages and further pages are not for search engines: the list itself is. */
export function channelHead(channel: ChannelView, search: ChannelSearch) {
  const name = channel.restriction ? `${channel.name}: ${channel.restriction.name}` : channel.name
  const path = channelUrl(channel) + (channel.restriction ? `/${channel.restriction.slug}` : '')
  return pageHead({
    name,
    heading: channel.seo.title ?? name,
    description:
      channel.seo.description ??
      channel.description ??
      translate(':name: browse and filter the whole list.', { name }),
    path,
    image: previewImage([], { type: 'channel', name, year: null }),
    crumbs: [
      { name: translate('Home'), path: '/' },
      { name: channel.name, path: channelUrl(channel) },
      ...(channel.restriction ? [{ name: channel.restriction.name }] : []),
    ],
    isHidden: isFiltered(search),
  })
}
