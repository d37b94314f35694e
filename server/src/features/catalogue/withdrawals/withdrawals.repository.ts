import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Withdrawals } from '../../../platform/database/types.generated.ts'
import type { FileUse } from '../../../platform/feature.ts'

/** What was taken out of the tables together, parents before children. */
export type Archive = readonly {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}[]

export interface WithdrawalRow extends Omit<Selectable<Withdrawals>, 'content' | 'item_type'> {
  readonly item_type: Withdrawable
}

const TABLES = { title: 'titles', link: 'links', nzb: 'nzbs', torrent: 'torrents' } as const

const WITHOUT_CONTENT = [
  'id',
  'item_type',
  'item_id',
  'title_id',
  'title_name',
  'title_year',
  'name',
  'user_id',
  'public_reason',
  'withdrawn_by',
  'withdrawn_at',
  'opened_by',
  'opened_at',
  'restored_by',
  'restored_at',
  'restore_reason',
  'keys',
  'account_ids',
  'file_ids',
] as const

/** Takes a record out of its tables, with all that belongs to it. @returns undefined where it is not there */
export async function archiveRecord(
  tx: Database,
  kind: Withdrawable,
  id: number,
): Promise<Archive | undefined> {
  if (kind === 'title') await lockWhatIsCounted(tx, id)
  const { rows } = await sql<{ archive: Archive | null }>`
    select archive_record(${TABLES[kind]}::regclass, ${id}) as archive`.execute(tx)
  return rows[0]?.archive ?? undefined
}

/**
 * Whoever changes a contribution, review or comment has it locked before the title, which counts them: in the other order
 * both would wait for each other, and a title that is much visited could hardly be withdrawn.
 */
export async function lockWhatIsCounted(tx: Database, titleId: number): Promise<void> {
  for (const table of ['links', 'nzbs', 'torrents', 'reviews'])
    await sql`select 1 from ${sql.table(table)} where title_id = ${titleId} order by id for update`.execute(
      tx,
    )
  await sql`select 1 from comments where (commentable_type, commentable_id) in (
      values ('title', ${titleId}::bigint)
      union all select 'episode', id from episodes where title_id = ${titleId}
      union all select 'video', id from videos where title_id = ${titleId}) order by id for update`.execute(
    tx,
  )
}

/** @returns its number among what was withdrawn */
export async function insertWithdrawal(
  tx: Database,
  archive: Archive,
  values: Omit<Insertable<Withdrawals>, 'content' | 'account_ids' | 'file_ids'>,
): Promise<number> {
  const content = JSON.stringify(archive)
  const { id } = await tx
    .insertInto('withdrawals')
    .values({
      ...values,
      content,
      account_ids: sql`archived_references_to(${content}::jsonb, 'users')`,
      file_ids: sql`archived_references_to(${content}::jsonb, 'file_entries') || files_named_in(${content}::jsonb)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The one that stands of a record, or else its last. */
export async function findWithdrawal(
  db: Database,
  kind: Withdrawable,
  itemId: number,
): Promise<WithdrawalRow | undefined> {
  return (await db
    .selectFrom('withdrawals')
    .select([...WITHOUT_CONTENT])
    .where('item_type', '=', kind)
    .where('item_id', '=', itemId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) as WithdrawalRow | undefined
}

/** What stands of a record: itself, or the title with which a contribution went that everybody might have seen. */
export async function findStandingWithdrawal(
  db: Database,
  kind: Withdrawable,
  itemId: number,
): Promise<WithdrawalRow | undefined> {
  const own = await findWithdrawal(db, kind, itemId)
  if (own && !own.restored_at) return own
  if (kind === 'title') return undefined
  return (await db
    .selectFrom('withdrawals')
    .select([...WITHOUT_CONTENT])
    .where('restored_at', 'is', null)
    .where(sql<boolean>`contributions @> array[${`${kind}:${itemId}`}]`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) as WithdrawalRow | undefined
}

export async function findWithdrawals(
  db: Database,
  ids: readonly number[],
): Promise<WithdrawalRow[]> {
  return (await db
    .selectFrom('withdrawals')
    .select([...WITHOUT_CONTENT])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()) as WithdrawalRow[]
}

const MOST_OWN = 50

/** What stands withdrawn and was contributed by this account, or is a title that took a contribution of it along. */
export async function listWithdrawalsOf(db: Database, userId: number): Promise<WithdrawalRow[]> {
  return (await db
    .selectFrom('withdrawals')
    .select([...WITHOUT_CONTENT])
    .where('restored_at', 'is', null)
    .where(sql<boolean>`account_ids @> array[${userId}]::bigint[]`)
    .where(
      // A title also goes with votes and comments of people who contributed nothing.
      sql<boolean>`exists (select from jsonb_array_elements(content) e (entry)
        cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
        where e.entry ->> 'table' in ('links', 'nzbs', 'torrents') and (r.one ->> 'user_id')::bigint = ${userId})`,
    )
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute()) as WithdrawalRow[]
}

/** What stands of these keys, and is as good as forbidden. */
export async function findByKeys(
  db: Database,
  keys: readonly string[],
): Promise<Pick<WithdrawalRow, 'keys' | 'public_reason' | 'opened_at'>[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('withdrawals')
    .select(['keys', 'public_reason', 'opened_at'])
    .where('restored_at', 'is', null)
    .where(sql<boolean>`keys && ${[...keys]}::text[]`)
    .orderBy('id')
    .limit(1_000)
    .execute()
}

/** The title of this name, kind and year that stands withdrawn, and that staff may not add again. */
export async function findWithdrawnTitle(
  db: Database,
  { name, type, year }: { name: string; type: string; year: number | null },
): Promise<Pick<WithdrawalRow, 'id' | 'public_reason'> | undefined> {
  const { rows } = await sql<Pick<WithdrawalRow, 'id' | 'public_reason'>>`
    select id, public_reason from withdrawals
    where item_type = 'title' and restored_at is null and opened_at is null
      and normalise_name(title_name) collate "C" = normalise_name(${name}) and title_year is not distinct from ${year}::int
      and (normalise_name(${name}) <> '' or lower(title_name) = lower(${name}))
      and content -> 0 -> 'rows' -> 0 ->> 'type' = ${type}
    order by id limit 1`.execute(db)
  return rows[0]
}

/** Locked, in id order, so that two who restore cannot wait for each other. */
export async function lockWithdrawals(
  tx: Database,
  ids: readonly number[],
): Promise<WithdrawalRow[]> {
  return (await tx
    .selectFrom('withdrawals')
    .select([...WITHOUT_CONTENT])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()) as WithdrawalRow[]
}

/** Puts everything back, under its numbers. */
export async function restoreContent(tx: Database, id: number): Promise<void> {
  await sql`select restore_archive(content) from withdrawals where id = ${id}`.execute(tx)
}

export async function markRestored(
  tx: Database,
  id: number,
  restored: { by: number; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({
      content: null,
      account_ids: [],
      file_ids: [],
      restored_by: restored.by,
      restored_at: restored.at,
      restore_reason: restored.reason,
    })
    .where('id', '=', id)
    .execute()
}

export async function markOpened(
  tx: Database,
  id: number,
  opened: { by: number; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ opened_by: opened?.by ?? null, opened_at: opened?.at ?? null })
    .where('id', '=', id)
    .execute()
}

/** Files that something withdrawn or deleted with its title would need, were it brought back. */
export async function listWithdrawnUses(
  db: Database,
  fileIds: readonly number[],
): Promise<FileUse[]> {
  const { rows } = await sql<{ fileId: number; name: string; kind: string }>`
    select f.id as "fileId", w.name, 'Withdrawn contribution' as kind
    from withdrawals w cross join lateral unnest(w.file_ids) f (id)
    where w.restored_at is null and w.file_ids && ${[...fileIds]}::bigint[] and f.id = any (${[...fileIds]}::bigint[])
    union all
    select f.id, d.name, 'Contribution to a deleted title'
    from deleted_titles d cross join lateral unnest(d.file_ids) f (id)
    where d.restored_at is null and d.file_ids && ${[...fileIds]}::bigint[] and f.id = any (${[...fileIds]}::bigint[])`.execute(
    db,
  )
  return rows.map(({ fileId, name, kind }) => ({ fileId: Number(fileId), kind, name }))
}

/** What an account's deletion would do to rows that are in no table for now. */
export async function forgetAccountInArchives(tx: Database, userId: number): Promise<void> {
  await sql`update withdrawals set content = forget_account_in_archive(content, ${userId}),
      account_ids = array_remove(account_ids, ${userId}::bigint)
    where restored_at is null and account_ids @> array[${userId}]::bigint[]`.execute(tx)
}

export function listExportedWithdrawals(db: Database, userId: number) {
  return db
    .selectFrom('withdrawals')
    .select(['item_type as kind', 'item_id as id', 'name', 'title_name as title'])
    .select(['public_reason as reason', 'withdrawn_at', 'restored_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

/** Contributions that went with something, or were it. */
export const listArchivedIds = (tx: Database, id: number) =>
  archivedContributions(tx, 'withdrawals', id)

export async function archivedContributions(
  tx: Database,
  table: 'withdrawals' | 'deleted_titles',
  id: number,
): Promise<Record<'link' | 'nzb' | 'torrent', number[]>> {
  const { rows } = await sql<{ name: string; ids: number[] }>`
    select e.entry ->> 'table' as name, array_agg((r.one ->> 'id')::bigint) as ids
    from ${sql.table(table)} w cross join lateral jsonb_array_elements(w.content) e (entry)
      cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
    where w.id = ${id} and e.entry ->> 'table' in ('links', 'nzbs', 'torrents') group by 1`.execute(
    tx,
  )
  const idsOf = (table: string) => (rows.find(({ name }) => name === table)?.ids ?? []).map(Number)
  return { link: idsOf('links'), nzb: idsOf('nzbs'), torrent: idsOf('torrents') }
}
