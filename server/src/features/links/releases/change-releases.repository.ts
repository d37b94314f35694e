import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type { PENDING_RELEASES_QUOTA } from '@mediatheque/contract/links/releases/releases.quotas.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Nzbs, Torrents } from '../../../platform/database/types.generated.ts'
import type { LockedContribution } from '../links/links.service.ts'
import { tableOf } from './release-files.repository.ts'
import type { ReleaseKind } from './release-kind.ts'

type Counted = Granted<typeof PENDING_RELEASES_QUOTA.name>
export type NewNzb = Insertable<Nzbs> & { file_id: number }
export type NewTorrent = Insertable<Torrents> & { file_id: number }

/** @returns the new ids in the order of the rows */
export async function insertContributedNzbs(tx: Counted, rows: readonly NewNzb[]) {
  if (rows.length === 0) return []
  const made = await tx
    .insertInto('nzbs')
    .values([...rows])
    .returning(['id', 'file_id'])
    .execute()
  return inOrder(rows, made)
}

/** @returns the new ids in the order of the rows */
export async function insertContributedTorrents(tx: Counted, rows: readonly NewTorrent[]) {
  if (rows.length === 0) return []
  const made = await tx
    .insertInto('torrents')
    .values([...rows])
    .returning(['id', 'file_id'])
    .execute()
  return inOrder(rows, made)
}

function inOrder(
  rows: readonly { file_id: number }[],
  made: readonly { id: number; file_id: number | null }[],
): number[] {
  const idByFile = new Map(made.map(({ id, file_id }) => [file_id, id]))
  return rows.map(({ file_id }) => idByFile.get(file_id)!)
}

export async function updateNzbs(
  tx: Database,
  ids: readonly number[],
  changes: Updateable<Nzbs>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx
    .updateTable('nzbs')
    .set(changes)
    .where('id', 'in', [...ids])
    .execute()
}

export async function updateTorrents(
  tx: Database,
  ids: readonly number[],
  changes: Updateable<Torrents>,
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await tx
    .updateTable('torrents')
    .set(changes)
    .where('id', 'in', [...ids])
    .execute()
}

/** What was reported about them goes with them. */
export async function removeNzbs(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('nzbs')
    .where('id', 'in', [...ids])
    .execute()
}

/** What was reported about them goes with them. */
export async function removeTorrents(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('torrents')
    .where('id', 'in', [...ids])
    .execute()
}

/** In id order, so that two batches cannot wait for each other. @returns those that are still there */
export async function lockReleases(
  tx: Database,
  kind: ReleaseKind,
  ids: readonly number[],
): Promise<(LockedContribution & { readonly name: string })[]> {
  const { rows } = await sql<
    LockedContribution & { readonly name: string }
  >`select id, version, status, title_id, user_id, name from ${tableOf(kind)}
    where id = any (${[...ids]}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/** What the rules need to know of one. */
export async function findReleaseRuled(db: Database, kind: ReleaseKind, id: number) {
  const { rows } = await sql<{
    userId: number | null
    status: LinkStatus
  }>`select user_id as "userId", status from ${tableOf(kind)} where id = ${id}`.execute(db)
  return rows[0]
}

export interface SameRelease {
  readonly id: number
  readonly name: string
  readonly user_id: number | null
  readonly status: LinkStatus
  readonly title_id: number
  readonly title_name: string
  readonly hash: string
}

const MOST_SAME = 100

/** Where these are already: on this title and on others. `exceptId` is the one being edited. */
export async function findSameReleases(
  db: Database,
  kind: ReleaseKind,
  { hashes, exceptId = 0 }: { readonly hashes: readonly string[]; readonly exceptId?: number },
): Promise<readonly SameRelease[]> {
  const known = sql`any (${[...hashes]}::text[])`
  const found =
    kind === 'nzb'
      ? sql`select id, name, user_id, status, title_id, content_hash as hash from nzbs where content_hash = ${known}`
      : sql`select id, name, user_id, status, title_id, infohash as hash from torrents where infohash = ${known}
          union all select id, name, user_id, status, title_id, infohash_v2 from torrents where infohash_v2 = ${known}`
  const { rows } = await sql<SameRelease>`select x.*, t.name as title_name
    from (${found}) x join titles t on t.id = x.title_id
    where x.id <> ${exceptId} order by x.id limit ${sql.lit(MOST_SAME)}`.execute(db)
  return rows
}
