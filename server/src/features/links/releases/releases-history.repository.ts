import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ReleaseKind } from './release-kind.ts'

/** Newsgroup files or torrents with all that their history keeps, in the order of their ids. */
export async function readReleaseStates(
  tx: Database,
  kind: ReleaseKind,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const { rows } = await sql<
    Record<string, unknown> & { id: number; version: number; name: string; user_id: number | null }
  >`select x.* from ${sql.table(kind === 'nzb' ? 'nzbs' : 'torrents')} x
    where x.id = any (${[...ids]}::bigint[]) order by x.id`.execute(tx)
  return rows.map(({ id, version, user_id: ownerId, ...values }) => ({
    id,
    version,
    name: values.name,
    ownerId,
    values: { ...values, user_id: ownerId },
  }))
}
