import type {
  ChannelFacets,
  ChannelFacetsQuery,
  ChannelRestriction,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChannelRow } from './channels.repository.ts'
import { findChannelFilter } from './find-channel-filter.ts'
import { readChannelFilter } from './read-channel-filter.ts'
import { listTitleChoices } from './title-choices.service.ts'

/** What the titles of a channel can be narrowed by further, with how many of them would be left. */
export async function listFacets(
  platform: Needs<'readDb' | 'cache'>,
  channel: ChannelRow,
  {
    query,
    restriction,
  }: { query: ChannelFacetsQuery; restriction: ChannelRestriction | undefined },
  language: Language,
): Promise<ChannelFacets> {
  const [filter, all] = await Promise.all([
    findChannelFilter(platform, channel, { query, restriction }),
    findChannelFilter(platform, channel, { query: {}, restriction }),
  ])
  const { type, types } = channel.content === 'manual' ? {} : readChannelFilter(channel.filter)
  return listTitleChoices(
    platform,
    { query, filter, all, types: types ?? (type && [type]) },
    language,
  )
}
