import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WholeContribution } from '../links/links.service.ts'
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

/** The same with everything that is kept of them, in the order of the ids. */
export async function readWholeReleases(
  tx: Database,
  kind: ReleaseKind,
  ids: readonly number[],
): Promise<readonly WholeContribution[]> {
  const { rows } =
    await sql<WholeContribution>`select x.id, x.title_id, x.user_id, x.file_id, x.name,
      jsonb_build_object('row', to_jsonb(x)) as content
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
    join ${sql.table(kind === 'nzb' ? 'nzbs' : 'torrents')} x on x.id = asked.id
    order by asked.place`.execute(tx)
  return rows
}
