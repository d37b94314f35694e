import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** For so long a link is its asker's; who was killed holds it no longer. */
const CLAIM_SECONDS = 40

interface Asked {
  readonly userId: number
  readonly urlHash: string
}

/**
 * Takes a link for oneself: one of ten that ask at once does.
 * @returns `ours`, what was answered before, or nothing while somebody else is asking
 */
export async function claimUnlock(
  db: Database,
  { userId, urlHash }: Asked,
): Promise<'ours' | { readonly encrypted: string } | undefined> {
  const until = sql<Date>`clock_timestamp() + ${sql.lit(`${CLAIM_SECONDS} seconds`)}::interval`
  const claimed = await db
    .insertInto('debrid_unlocks')
    .values({ user_id: userId, url_hash: urlHash, expires_at: until })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'url_hash'])
        .doUpdateSet({ expires_at: until, file_encrypted: null, account_id: null })
        .where(sql<boolean>`debrid_unlocks.expires_at <= clock_timestamp()`),
    )
    .returning('id')
    .executeTakeFirst()
  if (claimed) return 'ours'
  const found = await db
    .selectFrom('debrid_unlocks')
    .select('file_encrypted')
    .where('user_id', '=', userId)
    .where('url_hash', '=', urlHash)
    .executeTakeFirst()
  return found?.file_encrypted ? { encrypted: found.file_encrypted } : undefined
}

export async function saveUnlock(
  db: Database,
  { userId, urlHash }: Asked,
  { accountId, encrypted, holdsMs }: { accountId: number; encrypted: string; holdsMs: number },
): Promise<void> {
  await db
    .updateTable('debrid_unlocks')
    .set({
      // An account that is gone meanwhile has nothing kept in its name.
      account_id: sql<number | null>`(select id from debrid_accounts where id = ${accountId})`,
      file_encrypted: encrypted,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${holdsMs / 1000})`,
    })
    .where('user_id', '=', userId)
    .where('url_hash', '=', urlHash)
    .execute()
}

/** It did not become anything: the next who asks may try. */
export async function dropClaim(db: Database, { userId, urlHash }: Asked): Promise<void> {
  await db
    .deleteFrom('debrid_unlocks')
    .where('user_id', '=', userId)
    .where('url_hash', '=', urlHash)
    .where('file_encrypted', 'is', null)
    .execute()
}

export async function deleteOverUnlocks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('debrid_unlocks').where('expires_at', '<', now).execute()
}

/** Between two links of one service and member. */
const GAP = sql.lit('700 milliseconds')
/** Whoever has more than this waiting has to come again. */
const LONGEST_WAIT = sql.lit('30 seconds')
/** From so many members for whom it is silent on, it is silent for all. */
const SILENT_FOR = 3

/** Takes the next turn of a member at a service. @returns how long until it comes; undefined: too many wait already */
export async function takeTurn(
  db: Database,
  userId: number,
  provider: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ wait_ms: number }>`
    insert into debrid_turns (user_id, provider, next_at)
      values (${userId}, ${provider}, clock_timestamp() + ${GAP}::interval)
    on conflict (user_id, provider) do update
      set next_at = greatest(debrid_turns.next_at, clock_timestamp()) + ${GAP}::interval
      where debrid_turns.next_at < clock_timestamp() + ${LONGEST_WAIT}::interval
    returning greatest(0, extract(epoch from next_at - ${GAP}::interval - clock_timestamp()) * 1000)::int as wait_ms`.execute(
    db,
  )
  return rows[0]?.wait_ms
}

/** Whether the service was silent a moment ago: for this member, or for several. */
export async function isPaused(db: Database, userId: number, provider: number): Promise<boolean> {
  const { rows } = await sql<{ is_paused: boolean }>`
    select coalesce(bool_or(user_id = ${userId}), false) or count(*) >= ${SILENT_FOR} as is_paused
    from (select user_id from debrid_turns
      where provider = ${provider} and paused_until > clock_timestamp() limit 100) paused`.execute(
    db,
  )
  return rows[0]!.is_paused
}

/** It was silent: it is left alone for a while, longer each time; or it answered, and all is well. */
export async function noteAnswer(
  db: Database,
  { userId, provider, isSilent }: { userId: number; provider: number; isSilent: boolean },
): Promise<void> {
  await sql`update debrid_turns set
      faults = ${isSilent ? sql`least(faults + 1, 20)` : sql`0`},
      paused_until = ${
        isSilent
          ? sql`clock_timestamp() + least(30 * power(2, least(faults, 10)), 900) * interval '1 second'`
          : null
      }
    where user_id = ${userId} and provider = ${provider}
      ${isSilent ? sql`` : sql`and (faults > 0 or paused_until is not null)`}`.execute(db)
}
