import { channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404 } from '../../../lib/guards.ts'
import { translate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { type ChannelSearch, isFiltered } from './channel-search.ts'
import { channelQuery, filterListsQuery } from './channels.queries.ts'

export interface ChannelAddress {
  slugOrId: string
  restriction?: string | undefined
  search: ChannelSearch
}

/** Everything a channel's page needs before it is shown. */
export async function loadChannel(queryClient: QueryClient, { slugOrId, restriction, search }: ChannelAddress): Promise<ChannelView> {
  const { channel } = await queryClient.ensureQueryData(channelQuery(slugOrId, search, restriction)).catch(notFoundOn404)
  if (channel.item_type === 'title' && channel.content) await queryClient.ensureQueryData(filterListsQuery(channel.type))
  return channel
}

/** Filtered pages and further pages are not for search engines: the list itself is. */
export function channelHead(channel: ChannelView, search: ChannelSearch) {
  const { baseUrl, bootstrap } = getPageData()
  const name = channel.restriction ? `${channel.name}: ${channel.restriction.name}` : channel.name
  const path = channelUrl(channel) + (channel.restriction ? `/${channel.restriction.slug}` : '')
  const description = channel.seo.description ?? channel.description ?? translate(':name: browse and filter the whole list.', { name })
  return {
    meta: [
      { title: `${channel.seo.title ?? name} · ${bootstrap.settings.branding.site_name}` },
      { name: 'description', content: description },
      { property: 'og:title', content: name },
      ...(isFiltered(search) ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: `${baseUrl}${path}` }],
  }
}
