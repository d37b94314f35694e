import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Whoever is about to write where they are waits until the transaction is over. */
export async function lockProgress(tx: Database, userId: number): Promise<void> {
  await sql`select from video_progress where user_id = ${userId} order by user_id, video_id for update`.execute(
    tx,
  )
}

/**
 * Whoever changes by hand what somebody watched waits for whoever does so already: each touches rows by the hundred, and in an
 * order of its own. What players say meanwhile waits for nobody but those of its own rows.
 */
export async function lockWatched(tx: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`watched:${userId}`}, 0))`.execute(tx)
}

/**
 * Forgets plays of somebody, and what was known by them alone: where they were in the video, and that they watched it,
 * unless they said so themselves. @returns how many plays went
 */
export async function deletePlays(
  tx: Database,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ id: number; video_id: number }>`delete from plays
    where user_id = ${userId} and id = any (${[...ids]}::bigint[]) returning id, video_id`.execute(
    tx,
  )
  const videoIds = [...new Set(rows.map((row) => row.video_id))]
  const isForgotten = sql`not exists (select from plays x where x.user_id = ${userId} and x.video_id = v.id)`
  await sql`delete from video_progress p using videos v
    where p.user_id = ${userId} and p.video_id = v.id and v.id = any (${videoIds}::bigint[])
      and (p.play_id = any (${rows.map(({ id }) => id)}::bigint[]) or ${isForgotten})`.execute(tx)
  await sql`delete from watched_parts w using videos v left join episodes e on e.id = v.episode_id
    where v.id = any (${videoIds}::bigint[]) and w.user_id = ${userId} and not w.is_by_hand and w.title_id = v.title_id
      and w.season_number is not distinct from coalesce(e.season_number, v.season_number)
      and w.episode_number is not distinct from coalesce(e.episode_number, v.episode_number)
      and ${isForgotten}`.execute(tx)
  return rows.length
}

/** @returns how many plays went */
export async function deleteAllPlays(tx: Database, userId: number): Promise<number> {
  await tx.deleteFrom('video_progress').where('user_id', '=', userId).execute()
  await tx
    .deleteFrom('watched_parts')
    .where('user_id', '=', userId)
    .where('is_by_hand', '=', false)
    .execute()
  await tx.deleteFrom('dismissed_titles').where('user_id', '=', userId).execute()
  const gone = await tx.deleteFrom('plays').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return Number(gone.numDeletedRows)
}

export async function isPrivate(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('private_viewers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function writePrivate(
  db: Database,
  userId: number,
  { isOn, now }: { readonly isOn: boolean; readonly now: Date },
): Promise<void> {
  if (isOn)
    await db
      .insertInto('private_viewers')
      .values({ user_id: userId, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('private_viewers').where('user_id', '=', userId).execute()
}

/** A part of a title, or more of them: without an episode the season, without a season all of it. */
export interface Parts {
  readonly titleId: number
  readonly season: number | undefined
  readonly episode: number | undefined
}

const namedBy = ({ season, episode }: Parts, table: 'e' | 'w') =>
  sql`(${season ?? null}::int is null or ${sql.ref(`${table}.season_number`)} = ${season ?? null}::int)
    and (${episode ?? null}::int is null or ${sql.ref(`${table}.episode_number`)} = ${episode ?? null}::int)`

/** @returns how many parts there are; 0: there is nothing of that name */
export async function markParts(
  tx: Database,
  userId: number,
  parts: Parts,
  now: Date,
): Promise<number> {
  const { rows } =
    await sql`insert into watched_parts (user_id, title_id, season_number, episode_number, is_by_hand, watched_at)
    select ${userId}::bigint, x.title_id, x.season_number, x.episode_number, true, ${now}::timestamptz from (
      select e.title_id, e.season_number, e.episode_number from episodes e
      where e.title_id = ${parts.titleId} and ${namedBy(parts, 'e')}
      union all
      select t.id, null, null from titles t
      where t.id = ${parts.titleId} and ${parts.season ?? null}::int is null
        and not exists (select from episodes e where e.title_id = t.id)) x
    order by 3, 4
    on conflict (user_id, title_id, season_number, episode_number) do update set is_by_hand = true
    returning 1`.execute(tx)
  return rows.length
}

export async function unmarkParts(tx: Database, userId: number, parts: Parts): Promise<void> {
  await sql`delete from watched_parts w
    where w.user_id = ${userId} and w.title_id = ${parts.titleId} and ${namedBy(parts, 'w')}`.execute(
    tx,
  )
}

export async function writeDismissed(
  db: Database,
  userId: number,
  {
    titleId,
    isDismissed,
    now,
  }: { readonly titleId: number; readonly isDismissed: boolean; readonly now: Date },
): Promise<void> {
  if (isDismissed)
    await db
      .insertInto('dismissed_titles')
      .values({ user_id: userId, title_id: titleId, dismissed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'title_id']).doUpdateSet({ dismissed_at: now }),
      )
      .execute()
  else
    await db
      .deleteFrom('dismissed_titles')
      .where('user_id', '=', userId)
      .where('title_id', '=', titleId)
      .execute()
}
