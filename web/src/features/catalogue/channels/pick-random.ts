import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { call } from '../../../lib/api.ts'
import { toFilterQuery } from './channel-search.ts'
import type { ListOfPages } from './use-more-pages.ts'

/** The path of a title at random, out of what the filters of a channel leave. */
export async function pickRandom({ slugOrId, restriction, search }: ListOfPages) {
  const { title } = await call(channelEndpoints.getRandomTitle, {
    params: { slugOrId },
    query: { ...toFilterQuery(search), ...(restriction && { restriction }) },
  })
  return title && titleUrl(title)
}
