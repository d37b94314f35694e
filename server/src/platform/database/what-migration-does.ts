import type { Migration } from './migrations.ts'
import { onlineStepsOf } from './online-steps.ts'
import { splitStatements } from './split-statements.ts'

const BY_WEIGHT = ['scans', 'changes', 'reads', 'rewrites'] as const

/**
 * What a change does to a table that others want to use meanwhile: nobody writes there while it reads the whole of it
 * (`reads`), and nobody reads there either while it is written anew (`rewrites`); rows that are changed (`changes`) wait
 * for each other alone, and while it is read concurrently (`scans`) nobody waits. What is over in a moment is not named.
 */
export interface TableEffect {
  readonly table: string
  readonly effect: (typeof BY_WEIGHT)[number]
}

const NAME = String.raw`(?:only\s+)?(?:if\s+exists\s+)?(?:public\.)?"?(\w+)"?`
/** By the beginning of a statement, of which the first group is the table. */
const RULES: readonly (readonly [pattern: RegExp, effect: TableEffect['effect']])[] = [
  [new RegExp(String.raw`^update\s+${NAME}`), 'changes'],
  [new RegExp(String.raw`^delete\s+from\s+${NAME}`), 'changes'],
  [new RegExp(String.raw`^(?:cluster|vacuum\s+full|reindex\s+table)\s+${NAME}`), 'rewrites'],
  [/^create (?:unique )?index concurrently\b[^(]*?\son (?:public\.)?"?(\w+)"?/, 'scans'],
  [new RegExp(String.raw`^alter table ${NAME} validate constraint \w+$`), 'scans'],
  [/^create\s+(?:unique\s+)?index\b[^(]*?\son\s+(?:only\s+)?(?:public\.)?"?(\w+)"?/, 'reads'],
]
const ALTER = new RegExp(String.raw`^alter\s+table\s+${NAME}`)
/** Changes of a column for which PostgreSQL writes every row anew. */
const REWRITES =
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b|\badd\s+(?:column\s+)?[^,]*?(?:\bserial\b|\bbigserial\b|\bgenerated\b|\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\b)|\bset\s+(?:un)?logged\b/
/** Rules that all rows are held against; those that are said to be `not valid` are not. */
const READS =
  /\bset\s+not\s+null\b|\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key|unique|primary\s+key|exclude)\b|\bvalidate\s+constraint\b|\badd\s+column\s+[^,]*?\bcheck\b/

/** The same of one in its steps, where it has any. */
export function whatIsDoneBy(migration: Migration): TableEffect[] {
  const steps = onlineStepsOf(migration)
  return whatMigrationDoes(
    steps
      ? steps.map(({ sql }) => `${sql.trimEnd().replace(/;$/, '')};\n`).join('')
      : migration.sql,
  )
}

/** What a migration does to tables that were there before it, each once, with the worst of it. */
export function whatMigrationDoes(sql: string): TableEffect[] {
  const statements = splitStatements(sql).map(({ shape }) => shape)
  const made = new Set(
    statements.flatMap((text) => {
      const table = /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/.exec(
        text,
      )
      return table ? [table[1]!] : []
    }),
  )
  const effects = new Map<string, TableEffect['effect']>()
  for (const { table, effect } of statements.flatMap(effectOf))
    if (!made.has(table) && weight(effect) >= weight(effects.get(table))) effects.set(table, effect)
  return [...effects].map(([table, effect]) => ({ table, effect }))
}

const weight = (effect: TableEffect['effect'] | undefined) =>
  effect ? BY_WEIGHT.indexOf(effect) : -1

function effectOf(statement: string): TableEffect[] {
  const altered = /\bvalidate constraint \w+$/.test(statement)
    ? undefined
    : ALTER.exec(statement)?.[1]
  if (altered && REWRITES.test(statement)) return [{ table: altered, effect: 'rewrites' }]
  if (altered && READS.test(statement) && !/\bnot\s+valid\b/.test(statement))
    return [{ table: altered, effect: 'reads' }]
  for (const [pattern, effect] of RULES) {
    const table = pattern.exec(statement)?.[1]
    if (table) return [{ table, effect }]
  }
  return []
}
