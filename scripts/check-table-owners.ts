/** Whether each table is written by the feature that owns it alone, as the `tables` of its index says. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the platform keeps for itself. */
const PLATFORM = 'platform'
const PLATFORM_TABLES = [
  'audit_events',
  'error_groups',
  'event_readers',
  'events',
  'job_runs',
  'outgoing_mails',
  'record_versions',
  'schema_migrations',
  'site_marks',
  'throttles',
]

const NO_SOURCE = /\.(test|factory|generated)\.ts$|\/test-[a-z-]+\.ts$/
const WRITES =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(?<called>\w+)|\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?<written>[a-z_]+)/g
/** A table that is named when the code runs cannot be checked. */
const UNNAMED = /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]/

export interface Write {
  readonly file: string
  readonly table: string
}

/** The writes of a source text to known tables, by the query builder or in plain SQL. */
export function findWrites(file: string, text: string, tables: ReadonlySet<string>): Write[] {
  if (UNNAMED.test(text)) return [{ file, table: 'a table that is not named in the call' }]
  const names = [...text.matchAll(WRITES)].map(
    ({ groups }) => groups?.['called'] ?? groups?.['written'] ?? '',
  )
  return [...new Set(names)].filter((table) => tables.has(table)).map((table) => ({ file, table }))
}

const writerOf = (file: string) =>
  file.startsWith('features/') ? file.split('/').slice(1, 3).join('/') : PLATFORM

export function findFaults(
  tables: ReadonlySet<string>,
  owners: readonly { readonly name: string; readonly tables?: readonly string[] }[],
  writes: readonly Write[],
): string[] {
  const owned = new Map<string, string[]>()
  for (const { name, tables: own = [] } of owners)
    for (const table of own) owned.set(table, [...(owned.get(table) ?? []), name])
  return [
    ...[...tables]
      .filter((table) => owned.get(table)?.length !== 1)
      .map((table) => `${table} is owned by ${owned.get(table)?.join(' and ') ?? 'no feature'}`),
    ...writes
      .filter(({ file, table }) => !owned.get(table)?.includes(writerOf(file)))
      .map(({ file, table }) => `${file} writes ${table}, of ${owned.get(table)?.[0] ?? 'nobody'}`),
  ]
}

function readWrites(folder: string, tables: ReadonlySet<string>): Write[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !NO_SOURCE.test(file))
    .flatMap((file) => findWrites(file, readFileSync(path.join(folder, file), 'utf8'), tables))
}

/** As the generated row types list them. */
function readTables(folder: string): Set<string> {
  const text = readFileSync(path.join(folder, 'platform/database/types.generated.ts'), 'utf8')
  const [, listed = ''] = /export interface DB \{([^}]*)\}/.exec(text) ?? []
  return new Set([...listed.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => table))
}

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../server/src')
  const { features } = await import('../server/src/features.ts')
  const tables = readTables(folder)
  const owners = [...features, { name: PLATFORM, tables: PLATFORM_TABLES }]
  const faults = findFaults(tables, owners, readWrites(folder, tables))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
