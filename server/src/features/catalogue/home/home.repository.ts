import type { HomeRowsInput } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Undefined for who never arranged anything. */
export function findHomeLayout(db: Database, userId: number): Promise<HomeRowsInput | undefined> {
  return db
    .selectFrom('home_layouts')
    .select(['row_order as order', 'hidden_rows as hidden'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function writeHomeLayout(
  db: Database,
  userId: number,
  { order, hidden }: HomeRowsInput,
): Promise<void> {
  if (order.length === 0 && hidden.length === 0) {
    await db.deleteFrom('home_layouts').where('user_id', '=', userId).execute()
    return
  }
  const layout = { row_order: order, hidden_rows: hidden }
  await db
    .insertInto('home_layouts')
    .values({ user_id: userId, ...layout })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(layout))
    .execute()
}

export interface FollowedNewsRow {
  readonly title_id: number
  readonly at: Date
  readonly person_id: number | null
  readonly person_name: string | null
}

/** Of the people that somebody follows, those chosen last are looked at. */
const MOST_PEOPLE = 200

/**
 * Titles that are followed and got links since a moment, and titles that were added since and have somebody who is
 * followed in them; each title once, newest first.
 */
export async function listFollowedNewsRows(
  db: Database,
  userId: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<FollowedNewsRow[]> {
  const { rows } = await sql<FollowedNewsRow>`
    select n.title_id, n.at, n.person_id, p.name as person_name from (
      select distinct on (title_id) title_id, at, person_id from (
        (select t.id as title_id, t.last_link_at as at, null::bigint as person_id
          from follows f join titles t on t.id = f.item_id
          where f.user_id = ${userId} and f.kind = 'title' and t.last_link_at >= ${since}
          order by t.last_link_at desc limit ${limit})
        union all
        (select t.id, t.created_at, f.item_id from (
            select item_id from follows where user_id = ${userId} and kind = 'person'
            order by created_at desc, item_id desc limit ${sql.lit(MOST_PEOPLE)}) f
          join credits c on c.person_id = f.item_id
          join titles t on t.id = c.title_id
          where t.created_at >= ${since}
          order by t.created_at desc limit ${limit})) x
      order by title_id, at desc) n
    left join people p on p.id = n.person_id
    order by n.at desc, n.title_id desc limit ${limit}`.execute(db)
  return rows
}

/** Whether somebody watched anything that there may be something to go on with of. */
export async function hasWatched(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from video_progress where user_id = ${userId}) or
    exists (select from watched_parts where user_id = ${userId} and season_number is not null) as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}
