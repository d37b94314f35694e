import type pg from 'pg'

export interface BackedUpTable {
  name: string
  /** Columns in order; generated ones are left out, because the database makes them. */
  columns: string[]
}

/** The history of the schema is in the manifest; what processes say to each other is of this moment and this server. */
const LEFT_OUT = ['schema_migrations', 'schema_migration_steps', 'events', 'event_readers']

/** Every table, with its partitions as one, those that others refer to first, so that a restore never meets a missing row. */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows: tables } = await client.query<BackedUpTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any ($1)
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  )
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select child.relname::text as child, parent.relname::text as parent
     from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  return sortByReferences(tables, references)
}

/** Parents before children; throws on a circle, which no order can restore. */
export function sortByReferences(
  tables: readonly BackedUpTable[],
  references: readonly { child: string; parent: string }[],
): BackedUpTable[] {
  const sorted: BackedUpTable[] = []
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    )
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of free) {
      sorted.push(table)
      waiting.delete(table.name)
    }
  }
  return sorted
}

export const columnList = (columns: readonly string[]) =>
  columns.map((column) => `"${column}"`).join(', ')
