import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { OfferReason } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { compareMarks, isSpokenBy, isWrittenFor } from './fit-reader.service.ts'
import { MULTI_LANGUAGE_ID } from '@mediatheque/contract/links/links/links.constants.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import type { OfferCandidate } from '../links/links.service.ts'

export interface RankedOffer {
  readonly id: number
  readonly reasons: readonly OfferReason[]
}

const MOST_OFFERED = 3

/**
 * The best first, with why: what answers before what was not found, what holds a whole season before one episode, what the
 * reader understands, the better picture, the fewer parts, the newer. Others follow in other qualities or languages, not
 * the same from another host. What was not found when it was last looked at is offered to nobody.
 */
export function rankOffers(
  candidates: readonly OfferCandidate[],
  { options, language }: { options: LinkOptions; language: Language },
): RankedOffer[] {
  const codesOf = (ids: readonly number[]) =>
    ids.map((id) => options.languageById.get(id)?.code ?? '')
  const weighed = candidates
    .filter(({ result }) => result !== 'dead')
    .map((link) => ({
      link,
      speaks: isSpokenBy(language, codesOf(link.language_ids)),
      writes:
        link.language_ids.includes(MULTI_LANGUAGE_ID) ||
        isWrittenFor(language, codesOf(link.subtitle_ids)),
      rank: options.qualityById.get(link.quality_id)?.rank ?? 0,
    }))
  const best = Math.max(...weighed.map(({ rank }) => rank))
  const worst = Math.min(...weighed.map(({ rank }) => rank))
  type Weighed = (typeof weighed)[number]
  const marks = ({ link, speaks, writes, rank }: Weighed) => [
    Number(link.is_full_season),
    speaks ? 2 : Number(writes),
    rank,
    Number(link.result === 'alive') - Number(link.result === 'restricted'),
    -link.total_parts,
    link.id,
  ]
  const taken = new Set<string>()
  return weighed
    .toSorted((a, b) => compareMarks(marks(b), marks(a)))
    .filter(({ link, speaks }) => {
      const like = [link.is_full_season, link.quality_id, speaks].join()
      return !taken.has(like) && taken.add(like)
    })
    .slice(0, MOST_OFFERED)
    .map(({ link, speaks, writes, rank }) => ({
      id: link.id,
      reasons: [
        ...(link.is_full_season ? (['season'] as const) : []),
        ...(speaks ? (['language'] as const) : []),
        ...(!speaks && writes && link.subtitle_ids.length > 0 ? (['subtitles'] as const) : []),
        // Where all are alike, none is the best.
        ...(rank === best && best > worst ? (['quality'] as const) : []),
        ...(link.result === 'alive' ? (['alive'] as const) : []),
      ],
    }))
}
