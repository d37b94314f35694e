import { channelPageUrl, channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404 } from '../../../lib/guards.ts'
import { assertPageIsThere, leadToOwnAddress, pageOf } from '../../../lib/own-address.ts'
import { firstPageOf } from '../../../lib/first-page.ts'
import { translate } from '../../../lib/i18n.ts'
import { getBootstrap } from '../../../lib/session.tsx'
import { itemListJsonLd } from '../title-cards/item-list-json-ld.ts'
import { absoluteUrl, pageHead, previewImage } from '../title-cards/page-head.ts'
import { type ChannelSearch, isFiltered } from './channel-search.ts'
import { channelQuery } from './channels.queries.ts'
import { RowsOfChannels } from './rows-of-channels.ts'

export interface ChannelAddress {
  slugOrId: string
  restriction?: string | undefined
  search: ChannelSearch
}

/** Everything a channel's page needs before it is shown. */
export async function loadChannel(
  queryClient: QueryClient,
  { slugOrId, restriction, search }: ChannelAddress,
  location: Parameters<typeof leadToOwnAddress>[0],
): Promise<ChannelView> {
  const { channel } = await queryClient
    .ensureQueryData(channelQuery(slugOrId, search, restriction))
    .catch(notFoundOn404)
  leadToOwnAddress(location, channelPath(channel))
  assertPageIsThere(search.page, channel.content)
  if (channel.channels.length > 0) await RowsOfChannels.preload?.()
  return channel
}

const channelPath = (channel: ChannelView) =>
  channelPageUrl(channel, firstPageOf(getBootstrap()) === 'channel') +
  (channel.restriction ? `/${channel.restriction.slug}` : '')

/** Filtered pages are not for search engines: the list itself is, page by page. */
export function channelHead(channel: ChannelView, search: ChannelSearch) {
  const name = channel.restriction ? `${channel.name}: ${channel.restriction.name}` : channel.name
  const head = pageHead({
    name,
    heading: channel.seo.title ?? name,
    description:
      channel.seo.description ??
      channel.description ??
      translate(':name: browse and filter the whole list.', { name }),
    path: channelPath(channel),
    page: search.page,
    image: '',
    isHidden: isFiltered(search),
    seo: {
      page: 'channel',
      values: {
        'channel.name': channel.name,
        'channel.description': channel.description,
        'channel.restriction': channel.restriction?.name,
      },
    },
    // Browsers need not carry what search engines alone read.
    ...(import.meta.env.SSR && forEngines(channel, name)),
  })
  if (!import.meta.env.SSR || isFiltered(search)) return head
  return { ...head, links: [...head.links, ...pagesBeside(channel)] }
}

/** The pages before and after the one that is shown. */
function pagesBeside(channel: ChannelView) {
  const { prev_page: previous = null, next_page: next = null } = channel.content ?? {}
  const linkTo = (rel: string, page: number | null) =>
    page === null ? [] : [{ rel, href: absoluteUrl(pageOf(channelPath(channel), page)) }]
  return [...linkTo('prev', previous), ...linkTo('next', next)]
}

function forEngines(channel: ChannelView, name: string) {
  const { id, restriction, content } = channel
  const path = channelPath(channel)
  return {
    image: previewImage([], { id, type: 'channel', name: channel.name, year: null }),
    crumbs: [
      { name: translate('Home'), path: '/' },
      { name: channel.name, path: channelUrl(channel) },
      ...(restriction ? [{ name: restriction.name }] : []),
    ],
    jsonLd: itemListJsonLd(name, path, content),
    ...(content &&
      channel.item_type !== 'person' &&
      !restriction && { feed: { kind: 'channel' as const, name: channel.slug } }),
  }
}
