import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { briefly } from './briefly.ts'
import type { Migration } from './migrations.ts'
import { type MigrationStep, onlineStepsOf, withoutConcurrently } from './online-steps.ts'
import { splitStatements } from './split-statements.ts'

/** Of a table whose whole is read or written in a moment. */
export const SMALL_TABLE_BYTES = 16 * 1024 * 1024

/**
 * The steps in which a migration is made of tables that are large; undefined where all are small, and it is made in one
 * transaction. One that was begun in steps goes on in them.
 */
export async function stepsFor(
  client: pg.ClientBase,
  migration: Migration,
  smallBytes = SMALL_TABLE_BYTES,
): Promise<MigrationStep[] | undefined> {
  const steps = onlineStepsOf(migration)
  if (!steps) return undefined
  const words = splitStatements(steps.map(({ sql }) => `${sql};`).join('\n')).flatMap(
    ({ shape }) => shape.match(/\w+/g) ?? [],
  )
  const { rows } = await client.query(
    `select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (c.relname = any($1) or exists (
         select from pg_inherits i join pg_class p on p.oid = i.inhparent where i.inhrelid = c.oid and p.relname = any($1)))
       and pg_relation_size(c.oid) >= $2 limit 1`,
    [[...new Set(words)], smallBytes],
  )
  return rows.length > 0 || (await countDone(client, migration.name)) > 0 ? steps : undefined
}

/** Does what is left of the steps, and notes the migration. Whoever is killed in the middle goes on there the next time. */
export async function runSteps(
  client: pg.ClientBase,
  { name, checksum }: Migration,
  steps: readonly MigrationStep[],
): Promise<void> {
  await briefly(client, () =>
    client.query(
      `create table if not exists schema_migration_steps (migration text, step integer, primary key (migration, step))`,
    ),
  )
  for (let at = await countDone(client, name); at < steps.length; at++) {
    const note = () =>
      client.query('insert into schema_migration_steps (migration, step) values ($1, $2)', [
        name,
        at,
      ])
    await runStep(client, steps[at]!, note)
  }
  await briefly(client, async () => {
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    await client.query('drop table schema_migration_steps')
  })
}

/** The name of a migration that was begun in steps and is not done; undefined where there is none. */
export async function findHalfMigration(client: pg.ClientBase): Promise<string | undefined> {
  if (!(await hasSteps(client))) return undefined
  const { rows } = await client.query<{ migration: string }>(
    'select migration from schema_migration_steps limit 1',
  )
  return rows[0]?.migration
}

async function hasSteps(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.schema_migration_steps') is not null as is`,
  )
  return rows[0]!.is
}

async function countDone(client: pg.ClientBase, name: string): Promise<number> {
  if (!(await hasSteps(client))) return 0
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from schema_migration_steps where migration = $1',
    [name],
  )
  return rows[0]!.count
}

async function runStep(
  client: pg.ClientBase,
  { sql, mode }: MigrationStep,
  note: () => Promise<unknown>,
): Promise<void> {
  if (mode === 'transaction') {
    await briefly(client, async () => {
      await client.query(sql)
      await note()
    })
    return
  }
  if (mode === 'outside') await untilAlone(() => runOutside(client, sql))
  else while ((await briefly(client, () => client.query(sql))).rowCount);
  await briefly(client, note)
}

const INDEX =
  /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"? on (?:public\.)?"?(\w+)"?/

const DEADLOCK = '40P01'
const PAUSE_MILLISECONDS = 1_000
const MOST_ATTEMPTS = 600

/** What was begun for somebody who is gone goes on in the server, and waits for who waits for it: one of the two is refused. */
async function untilAlone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error
      await sleep(PAUSE_MILLISECONDS)
    }
  }
}

/** Asked for again and again, since who is waited for waits for all statements that began before. */
async function untilNobodyMakes(client: pg.ClientBase, table: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_progress_create_index where relid = to_regclass($1) and pid <> pg_backend_pid()`,
      [`public.${table}`],
    )
    if (!rowCount) return
    await sleep(PAUSE_MILLISECONDS)
  }
}

/** An index that somebody who was killed has left half made is made anew; one that is whole was only not noted. */
async function runOutside(client: pg.ClientBase, sql: string): Promise<void> {
  const [, index, table] = INDEX.exec(splitStatements(sql)[0]!.shape) ?? []
  if (!index) return void (await client.query(sql))
  await untilNobodyMakes(client, table!)
  const { rows } = await client.query<{ kind: string; is_whole: boolean | null }>(
    `select c.relkind as kind, i.indisvalid as is_whole from pg_class c
     left join pg_index i on i.indrelid = c.oid and i.indexrelid = to_regclass($2)
     where c.oid = to_regclass($1)`,
    [`public.${table}`, `public.${index}`],
  )
  const { kind, is_whole: isWhole } = rows[0] ?? {}
  if (isWhole) return
  if (isWhole === false) await client.query(`drop index concurrently if exists "${index}"`)
  // PostgreSQL makes none of a table in partitions concurrently.
  if (kind === 'p') await briefly(client, () => client.query(withoutConcurrently(sql)))
  else await client.query(sql)
}
