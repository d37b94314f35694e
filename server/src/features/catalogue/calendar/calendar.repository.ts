import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from '../titles/titles.service.ts'

export interface CalendarRow {
  /** `2026-11-24`. */
  date: string
  title_id: number
  is_followed: boolean
  episode_id: number | null
  season: number | null
  episode: number | null
  episode_name: string | null
}

export interface Span {
  /** First day. */
  readonly from: string
  /** The day after the last. */
  readonly to: string
}

export interface WantedDays extends Span {
  readonly type: TitleType | undefined
  /** Whose follows come first; nobody's for guests. */
  readonly userId: number | undefined
  readonly isMine: boolean
  readonly language: Language
  readonly limit: number
}

/** What comes out in a span of days, along the indexes of the days; of a day first what is followed, then what most look at. */
export async function listCalendarRows(db: Database, wanted: WantedDays): Promise<CalendarRow[]> {
  const { from, to, type, userId, isMine, language, limit } = wanted
  const ofType = type === undefined ? sql`true` : sql`t.type = ${type}`
  const followed = sql<boolean>`exists (select from follows f
    where f.user_id = ${userId ?? 0} and f.kind = 'title' and f.item_id = t.id)`
  const { rows } = await sql<CalendarRow>`
    select * from (
      select e.release_date::text as date, t.id as title_id, t.popularity, ${followed} as is_followed, e.id as episode_id,
        e.season_number as season, e.episode_number as episode, ${translatedPart('e', 'name', language)} as episode_name
      from episodes e join titles t on t.id = e.title_id
      where e.release_date >= ${from} and e.release_date < ${to} and ${ofType}
      union all
      select t.release_date::text, t.id, t.popularity, ${followed}, null, null, null, null
      from titles t
      where t.release_date >= ${from} and t.release_date < ${to} and ${ofType}
        and not exists (select from episodes e where e.title_id = t.id and e.release_date = t.release_date)
    ) days
    where ${isMine ? sql`is_followed` : sql`true`}
    order by date, is_followed desc, popularity desc, title_id, season, episode
    limit ${limit}`.execute(db)
  return rows
}
