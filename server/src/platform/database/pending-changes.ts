import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Migration } from './migrations.ts'
import { type TableEffect, whatIsDoneBy } from './what-migration-does.ts'

interface TableSize {
  readonly table: string
  /** With its indexes. */
  readonly size: number
  /** As many as PostgreSQL thinks. */
  readonly rows: number
}

/** What a migration will do to a database, table by table. */
export interface ChangeAhead {
  readonly name: string
  readonly effects: (TableEffect & TableSize)[]
}

/** What these migrations will do to the tables that are there. Those that one of them makes are empty: nothing is said of them. */
export async function describeChanges(
  db: Database,
  migrations: readonly Migration[],
): Promise<ChangeAhead[]> {
  const done = migrations.map((migration) => ({
    name: migration.name,
    effects: whatIsDoneBy(migration),
  }))
  const tables = done.flatMap(({ effects }) => effects.map(({ table }) => table))
  const sizes = new Map((await listTableSizes(db, tables)).map((size) => [size.table, size]))
  return done.map(({ name, effects }) => ({
    name,
    effects: effects.flatMap((effect) => {
      const size = sizes.get(effect.table)
      return size ? [{ ...effect, ...size }] : []
    }),
  }))
}

/** Few rows are shorter: so many a table has at most that nobody has counted yet, as after a restore. */
const BYTES_OF_A_ROW = 100

/** Those of these tables that there are. */
async function listTableSizes(db: Database, tables: readonly string[]): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`select relname as "table",
      pg_total_relation_size(oid)::float8 as size, case when reltuples >= 0 then reltuples
        else pg_relation_size(oid) / ${BYTES_OF_A_ROW} end::float8 as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname = any(${[...new Set(tables)]})`.execute(db)
  return rows
}
