import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FileUse } from '../../../platform/feature.ts'
import type { ReleaseKind } from './release-kind.ts'

export const tableOf = (kind: ReleaseKind) => sql.table(kind === 'nzb' ? 'nzbs' : 'torrents')

export async function findReleaseNfo(
  db: Database,
  kind: ReleaseKind,
  id: number,
): Promise<string | null> {
  const { rows } = await sql<{
    nfo: string | null
  }>`select nfo from ${tableOf(kind)} where id = ${id}`.execute(db)
  return rows[0]?.nfo ?? null
}

export async function countReleaseView(db: Database, kind: ReleaseKind, id: number): Promise<void> {
  await sql`update ${tableOf(kind)} set views = views + 1 where id = ${id}`.execute(db)
}

/** What the file of a release says, of which lists show nothing. */
export interface ReleaseContents {
  /** The first of them. */
  readonly files: readonly { readonly path: string; readonly size: number }[]
  /** Of newsgroup files only. */
  readonly meta: readonly { readonly type: string; readonly value: string }[]
}

export async function findReleaseContents(
  db: Database,
  kind: ReleaseKind,
  id: number,
): Promise<ReleaseContents> {
  const meta = kind === 'nzb' ? sql`meta` : sql`'[]'::jsonb`
  const { rows } =
    await sql<ReleaseContents>`select files, ${meta} as meta from ${tableOf(kind)} where id = ${id}`.execute(
      db,
    )
  return rows[0] ?? { files: [], meta: [] }
}

export interface ReleaseFileRow {
  name: string
  user_id: number | null
  status: LinkStatus
  /** Where it lies; the key is null where it was deleted. */
  disk: string
  key: string | null
}

/** Where the file of a release is kept, what it is called, and what decides who may have it. */
export async function findReleaseFile(
  db: Database,
  kind: ReleaseKind,
  id: number,
): Promise<ReleaseFileRow | undefined> {
  const { rows } =
    await sql<ReleaseFileRow>`select x.name, x.user_id, x.status, coalesce(f.disk, 'local') as disk, coalesce(f.key, x.file_key) as key
    from ${tableOf(kind)} x left join file_entries f on f.id = x.file_id and f.purge_at is null where x.id = ${id}`.execute(
      db,
    )
  return rows[0]
}

/** Which contribution is made of which of these files. */
export async function listFileUses(
  db: Database,
  kind: ReleaseKind,
  fileIds: readonly number[],
): Promise<readonly FileUse[]> {
  const label = kind === 'nzb' ? 'Nzb' : 'Torrent'
  const { rows } = await sql<FileUse>`select file_id as "fileId", ${label} as kind, name
    from ${tableOf(kind)} where file_id = any (${[...fileIds]}::bigint[])`.execute(db)
  return rows
}
