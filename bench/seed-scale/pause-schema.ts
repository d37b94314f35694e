import type pg from 'pg'

interface PausedIndex {
  table: string
  name: string
  definition: string
  /** Set when the index belongs to a unique constraint of this name. */
  constraint: string | null
}
interface PausedForeignKey {
  table: string
  name: string
  definition: string
}

export interface PausedSchema {
  tables: readonly string[]
  indexes: PausedIndex[]
  foreignKeys: PausedForeignKey[]
}

const quote = (name: string) => `"${name}"`

/**
 * Puts aside what costs time at every row: triggers, foreign keys, and every index but the primary keys. Needs no more
 * than owning the tables.
 */
export async function pauseSchema(
  client: pg.Client,
  tables: readonly string[],
): Promise<PausedSchema> {
  const foreignKeys = await client.query<PausedForeignKey>(
    `
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[]) order by 1, 2`,
    [tables],
  )
  const indexes = await client.query<PausedIndex>(
    `
    select i.indrelid::regclass::text as "table", c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
      (select k.conname from pg_constraint k where k.conindid = i.indexrelid and k.contype = 'u') as "constraint"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any ($1::text[]::regclass[]) and not i.indisprimary order by 1, 2`,
    [tables],
  )
  for (const key of foreignKeys.rows)
    await client.query(`alter table ${quote(key.table)} drop constraint ${quote(key.name)}`)
  for (const index of indexes.rows) {
    await client.query(
      index.constraint
        ? `alter table ${quote(index.table)} drop constraint ${quote(index.constraint)}`
        : `drop index ${quote(index.name)}`,
    )
  }
  for (const table of tables) await client.query(`alter table ${quote(table)} disable trigger user`)
  return { tables, indexes: indexes.rows, foreignKeys: foreignKeys.rows }
}

export async function rebuildIndex(client: pg.Client, index: PausedIndex): Promise<void> {
  await client.query(index.definition)
  if (index.constraint) {
    await client.query(
      `alter table ${quote(index.table)} add constraint ${quote(index.constraint)} unique using index ${quote(index.name)}`,
    )
  }
}

/** In two steps, because only the second takes time and it disturbs nobody. */
export async function addForeignKeys(client: pg.Client, paused: PausedSchema): Promise<void> {
  for (const key of paused.foreignKeys) {
    await client.query(
      `alter table ${quote(key.table)} add constraint ${quote(key.name)} ${key.definition} not valid`,
    )
  }
}

export async function validateForeignKey(client: pg.Client, key: PausedForeignKey): Promise<void> {
  await client.query(`alter table ${quote(key.table)} validate constraint ${quote(key.name)}`)
}

export async function resumeTriggers(client: pg.Client, paused: PausedSchema): Promise<void> {
  for (const table of paused.tables)
    await client.query(`alter table ${quote(table)} enable trigger user`)
}
