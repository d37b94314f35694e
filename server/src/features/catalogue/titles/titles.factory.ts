import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/types.generated.ts'

let made = 0

export type TitleOverrides = Partial<Insertable<DB['titles']>>

/** A title for tests: a film of 1925 unless said otherwise. */
export function buildTitle(
  db: Database,
  overrides: TitleOverrides = {},
): Promise<Selectable<DB['titles']>> {
  made += 1
  return db
    .insertInto('titles')
    .values({ type: 'movie', name: `Title ${made}`, year: 1925, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A season of a title, with so many episodes, numbered from 1. */
export async function buildSeason(
  db: Database,
  titleId: number,
  { number = 1, episodes = 0 }: { number?: number; episodes?: number } = {},
) {
  const season = await db
    .insertInto('seasons')
    .values({ title_id: titleId, number })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (let episode = 1; episode <= episodes; episode++) {
    await buildEpisode(db, {
      title_id: titleId,
      season_id: season.id,
      season_number: number,
      episode_number: episode,
    })
  }
  return season
}

/** One episode of a season that exists. */
export function buildEpisode(
  db: Database,
  values: Partial<Insertable<DB['episodes']>> & {
    title_id: number
    season_id: number
    season_number: number
    episode_number: number
  },
) {
  return db
    .insertInto('episodes')
    .values({ name: `Episode ${values.episode_number}`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
