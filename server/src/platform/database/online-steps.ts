import type { Migration } from './migrations.ts'
import { splitStatements } from './split-statements.ts'

/** A part of a migration that is done, and noted, by itself. */
export interface MigrationStep {
  readonly sql: string
  /** In a transaction; again and again until it changes no row, each time in one; or one statement outside of any. */
  readonly mode: 'transaction' | 'batches' | 'outside'
}

const MARK = /^-- step(| in batches| outside a transaction)[ \t]*$/m
const MODES: Readonly<Record<string, MigrationStep['mode']>> = {
  '': 'transaction',
  ' in batches': 'batches',
  ' outside a transaction': 'outside',
}

/**
 * How a migration is made of large tables without keeping anybody waiting: as its steps are written, in its own file or in
 * the one of its name in `migrations/online`; else, where it makes indexes, these after everything else and concurrently.
 * Undefined where there is no other way than that of its file.
 */
export function onlineStepsOf({ sql, online }: Migration): MigrationStep[] | undefined {
  const written = online ?? (isInSteps(sql) ? sql : undefined)
  return written === undefined ? moveIndexes(sql) : readSteps(written)
}

const isInSteps = (sql: string) => MARK.test(sql)

/** What its file does in one transaction, for tables that are small, or that nobody uses yet. */
export async function inOneTransaction(
  { sql }: Pick<Migration, 'sql'>,
  run: (sql: string) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  if (!isInSteps(sql)) return void (await run(sql))
  for (const step of readSteps(sql)) {
    const text = withoutConcurrently(step.sql)
    let changed = await run(text)
    while (step.mode === 'batches' && changed.rowCount) changed = await run(text)
  }
}

export const withoutConcurrently = (sql: string): string => sql.replace(/\bconcurrently\b/i, '')

function readSteps(sql: string): MigrationStep[] {
  const [before, ...parts] = sql.split(MARK)
  if (splitStatements(before!).length > 0)
    throw new Error('A migration in steps begins with `-- step`: nothing stands before the first.')
  const steps: MigrationStep[] = []
  for (let at = 0; at < parts.length; at += 2)
    steps.push({ mode: MODES[parts[at]!]!, sql: parts[at + 1]! })
  return steps
}

const INDEX =
  /^create\s+index\s+(?!concurrently\b|if\b|on\b)"?(\w+)"?\s+on\s+(?:public\.)?"?(\w+)"?/i
const TABLE = /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i

/** Indexes that nothing else of the migration speaks of, on tables that were there before it. */
function moveIndexes(sql: string): MigrationStep[] | undefined {
  const statements = splitStatements(sql)
  const made = new Set(statements.map(({ bare }) => TABLE.exec(bare)?.[1]))
  const moved = statements.filter(({ bare }) => {
    const [, name, table] = INDEX.exec(bare) ?? []
    if (!name || !table || made.has(table)) return false
    const isSpokenOf = statements.some(
      (other) =>
        other.bare !== bare &&
        !/^drop\s+index\b/i.test(other.bare) &&
        new RegExp(String.raw`\b${name}\b`).test(other.bare),
    )
    return !isSpokenOf && !/\brename\s+to\b/i.test(sql)
  })
  if (moved.length === 0) return undefined
  const rest = statements.filter((statement) => !moved.includes(statement))
  return [
    ...(rest.length > 0
      ? [{ mode: 'transaction' as const, sql: rest.map(({ text }) => `${text};\n`).join('') }]
      : []),
    ...moved.map(({ text, bare }) => ({
      mode: 'outside' as const,
      sql: text.replace(bare, bare.replace(/^create\s+index/i, '$& concurrently')),
    })),
  ]
}
