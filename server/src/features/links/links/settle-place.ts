import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { findUnknownPlaces } from '@mediatheque/contract/links/links/find-unknown-places.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { addEpisodes, listKnownSeasons } from '../../catalogue/titles/episodes.service.ts'
import { canUpdateTitle } from '../../catalogue/titles/titles.policy.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'

/** The field of the form that says which episodes: its lines, or one of its own. */
export type EpisodeField = 'lien' | 'episode' | 'episodes' | 'start_epi'

interface Place {
  readonly titleId: number
  readonly season: number
  readonly links: readonly { readonly line: number; readonly episode: number | null }[]
  readonly episodeField: EpisodeField
}

/**
 * Links of a series lie in a season and episode that the catalogue knows. What it does not know yet is entered for who
 * may change the title. @throws 422 for anybody else
 */
export async function settlePlace(
  tx: Database,
  { actor, t }: { actor: Actor; t: Translate },
  { titleId, season, links, episodeField }: Place,
): Promise<void> {
  const unknown = findUnknownPlaces(links, season, await listKnownSeasons(tx, titleId))
  if (!unknown.isSeasonUnknown && unknown.episodes.length === 0) return
  if (canUpdateTitle(actor))
    return addEpisodes(tx, {
      titleId,
      season,
      episodes: unknown.episodes.map(({ episode }) => episode),
    })
  if (unknown.isSeasonUnknown)
    throw fieldError(
      'saison',
      t('Season :number of this title is not in the catalogue.', { number: season }),
    )
  const message =
    episodeField === 'lien'
      ? 'Line :line: season :season has no episode :episode in the catalogue'
      : 'Season :season of this title has no episode :episode in the catalogue.'
  throw fieldError(
    episodeField,
    unknown.episodes.map((place) => t(message, { season, ...place })).join('\n'),
  )
}
