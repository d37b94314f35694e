import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What says how well a link suits somebody. */
export interface OfferCandidate {
  readonly id: number
  readonly quality_id: number
  readonly language_ids: readonly number[]
  readonly subtitle_ids: readonly number[]
  readonly host_id: number
  readonly total_parts: number
  readonly is_full_season: boolean
  /** Null: nobody looked yet. */
  readonly result: CheckResult | null
}

/** So many of the newest are weighed: a title may have tens of thousands. */
const MOST_WEIGHED = 200

/** Where in a title a link stands; both null: it is for the title as a whole. */
interface Place {
  readonly season: number | null
  readonly episode: number | null
}

/**
 * The newest active links of a title, of which the best are offered: of a film all, of a series whole seasons and single
 * episodes of the newest season that has links.
 */
export async function listOfferCandidates(
  db: Database,
  titleId: number,
  isSeries: boolean,
): Promise<OfferCandidate[]> {
  if (!isSeries) return listAt(db, titleId, { season: null, episode: null })
  const season = await newestOf(db, titleId, sql`season_number`, sql`season_number is not null`)
  if (season === null) return listAt(db, titleId, { season: null, episode: null })
  const episode = await newestOf(
    db,
    titleId,
    sql`episode_number`,
    sql`season_number = ${season} and episode_number is not null`,
  )
  const [whole, single] = await Promise.all([
    listAt(db, titleId, { season, episode: null }),
    episode === null ? [] : listAt(db, titleId, { season, episode }),
  ])
  return [...whole, ...single]
}

/** The end of an index, not the greatest of all that it holds. */
async function newestOf(
  db: Database,
  titleId: number,
  column: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(${column}) as newest from links
    where title_id = ${titleId} and status = 'active' and ${where}`.execute(db)
  return rows[0]?.newest ?? null
}

async function listAt(
  db: Database,
  titleId: number,
  { season, episode }: Place,
): Promise<OfferCandidate[]> {
  const at = (column: 'season_number' | 'episode_number', value: number | null) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`
  const { rows } = await sql<OfferCandidate>`
    select l.id, l.quality_id, l.language_ids, l.subtitle_ids, l.host_id, l.total_parts, l.is_full_season, c.result
    from (
      select * from links
      where title_id = ${titleId} and status = 'active'
        and ${at('season_number', season)} and ${at('episode_number', episode)}
      order by id desc limit ${MOST_WEIGHED}
    ) l
    left join link_checks c on c.link_id = l.id
    order by l.id desc`.execute(db)
  return rows
}
