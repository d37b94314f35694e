import type { KnownSeason } from '@mediatheque/contract/links/links/find-unknown-places.ts'
import type { Database } from '../../../platform/database/database.ts'
import { insertEpisodes, listEpisodeNumbers } from './episodes.repository.ts'

/** What the catalogue knows of a title's seasons. */
export const listKnownSeasons = (db: Database, titleId: number): Promise<KnownSeason[]> =>
  listEpisodeNumbers(db, titleId)

/** Enters a season, and episodes of it, for who may change the title; what is there stays as it is. */
export const addEpisodes = (
  tx: Database,
  place: { titleId: number; season: number; episodes: readonly number[] },
): Promise<void> => insertEpisodes(tx, place)
