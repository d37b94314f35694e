import type { ChannelRestriction } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { TitleFilterQuery } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resolveTitleFilter, type TitleFilter } from '../titles/titles.service.ts'
import type { ChannelRow } from './channels.repository.ts'
import { narrowToRestriction } from './find-restriction.ts'
import { narrowFilter, readChannelFilter } from './read-channel-filter.ts'

/** The titles that a channel holds and a call asks for. */
export async function findChannelFilter(
  platform: Needs<'readDb' | 'cache'>,
  channel: ChannelRow,
  { query, restriction }: { query: TitleFilterQuery; restriction: ChannelRestriction | undefined },
): Promise<TitleFilter> {
  return narrowToRestriction(await resolveFilter(platform, channel, query), restriction)
}

async function resolveFilter(
  platform: Needs<'readDb' | 'cache'>,
  channel: ChannelRow,
  query: TitleFilterQuery,
): Promise<TitleFilter> {
  if (channel.content === 'manual')
    return { ...(await resolveTitleFilter(platform, query)), channelId: channel.id }
  const stored = readChannelFilter(channel.filter)
  return {
    ...(await resolveTitleFilter(platform, narrowFilter(stored, query))),
    ...(stored.has_plot && { hasPlot: true }),
  }
}
