import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

interface Named {
  readonly name: string
  readonly type: string
  readonly year: number | null
}

/**
 * Until the transaction ends nobody else enters a title: neither by hand, nor by an import, whose lock it is. Of any number
 * who add the same at once, one does.
 */
export async function lockEntry(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('media-import'))`.execute(tx)
}

/** The title of this name, kind and year that is here, found as imports of files find it. */
export async function findSameTitle(
  db: Database,
  { name, type, year }: Named,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`select t.id, t.name from titles t
    where t.type = ${type} and normalise_name(t.name) collate "C" = normalise_name(${name})
      and t.year is not distinct from ${year}::smallint
      and (normalise_name(${name}) <> '' or lower(t.name) = lower(${name}))
    order by t.id limit 1`.execute(db)
  return rows[0]
}
