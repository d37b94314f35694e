import type { OfferReason } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import {
  findLinks,
  findLinkTitle,
  type LinkRow,
  type LinkRowReader,
  listOfferCandidates,
} from '../links/links.service.ts'
import { rankOffers } from './rank-offers.ts'

export interface LinkOffer {
  readonly link: LinkRow
  readonly reasons: readonly OfferReason[]
}

/** Of the active links of a title those that suit the reader best: at most three. @throws notFound */
export async function offerLinks(
  platform: Needs<'db' | 'cache'>,
  titleId: number,
  reader: LinkRowReader,
): Promise<LinkOffer[]> {
  const title = await findLinkTitle(platform.db, titleId)
  if (!title) throw new AppError('notFound')
  const [options, candidates] = await Promise.all([
    getLinkOptions(platform),
    listOfferCandidates(platform.db, titleId, title.is_series),
  ])
  const offers = rankOffers(candidates, { options, language: reader.language })
  const links = await findLinks(
    platform,
    offers.map(({ id }) => id),
    reader,
  )
  // One that went meanwhile is offered no more.
  return links
    .filter(({ status }) => status === 'active')
    .map((link) => ({ link, reasons: offers.find(({ id }) => id === link.id)!.reasons }))
}
