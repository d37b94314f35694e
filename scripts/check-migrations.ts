/**
 * Refuses migrations that lock large tables for long, by the rules of squawk, in the form in which they are made of large
 * tables (docs/decisions/0132). A statement of a table that is never large says so: `-- squawk-ignore RULE` before it.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type Migration, readMigrations } from '../server/src/platform/database/migrations.ts'
import { onlineStepsOf } from '../server/src/platform/database/online-steps.ts'

/** Those that were released before are as they are. */
const FIRST_CHECKED = '202612080095'
/** What the runner sees to, and rules that are not about locks. */
const NOT_ASKED = [
  'require-lock-timeout',
  'require-statement-timeout',
  'require-timeout-settings',
  'require-concurrent-index-deletion',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'ban-drop-column',
  'ban-drop-table',
  'ban-drop-not-null',
  'ban-char-field',
  'renaming-column',
  'renaming-table',
]

/** What is wrong with it, a line each. */
export function findLongLocks(migration: Migration): string[] {
  const steps = onlineStepsOf(migration)
  // Each transaction says so, since an index may be made in one of a table that is new in it alone.
  const sql = steps
    ? steps
        .map(({ sql: text, mode }) =>
          mode === 'outside' ? `${text.trim().replace(/;$/, '')};` : inTransaction(text),
        )
        .join('\n')
    : inTransaction(migration.sql)
  const found = spawnSync(
    path.resolve(import.meta.dirname, '../node_modules/.bin/squawk'),
    [
      '--pg-version=15.0',
      '--reporter=gcc',
      '--stdin-filepath',
      `${migration.name}.sql`,
      ...NOT_ASKED.map((rule) => `--exclude=${rule}`),
    ],
    { input: sql, encoding: 'utf8' },
  )
  if (found.error) throw found.error
  const said = found.stdout.split('\n').filter((line) => line !== '')
  if (found.status !== 0 && said.length === 0) throw new Error(found.stderr)
  return said
}

const inTransaction = (sql: string) => `begin;\n${sql.trim().replace(/;$/, '')};\ncommit;`

if (import.meta.main) {
  const wrong = readMigrations()
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(findLongLocks)
  if (wrong.length > 0) {
    process.stderr.write(`${wrong.join('\n')}\n`)
    process.exitCode = 1
  }
}
