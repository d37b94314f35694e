// `npm run check`: types, style, doors, unused code, generated files. Prints one line per check; stops at none, fails on any.
// CHECK_FAILURES=file also keeps there what failed, for who says it once more at the end of a long log.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

const checks = [
  ['types of the server', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the pages', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['format', bin('oxfmt'), ['--check', '.']],
  [
    'style',
    bin('oxlint'),
    ['--deny-warnings', 'contract', 'server', 'web/src', 'scripts', 'e2e', 'bench'],
  ],
  [
    'doors',
    bin('depcruise'),
    ['-c', '.dependency-cruiser.mjs', 'contract/src', 'server/src', 'web/src'],
  ],
  ['features on each other', process.execPath, ['scripts/check-features.ts']],
  ['owners of tables', process.execPath, ['scripts/check-table-owners.ts']],
  ['unused files and exports', bin('knip'), []],
  ['file lengths', process.execPath, ['scripts/check-lengths.mjs']],
  ['index of decisions', process.execPath, ['scripts/check-decisions.mjs']],
  ['settings of the features', process.execPath, ['scripts/generate-settings.ts', '--check']],
  ['schema.sql and row types', process.execPath, ['scripts/generate-database-types.ts', '--check']],
]

let failed = 0
for (const [name, command, args] of checks) {
  const started = Date.now()
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (result.status === 0) console.log(`✓ ${name} (${seconds} s)`)
  else {
    failed++
    const said = `✗ ${name} (${seconds} s)\n${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`
    console.log(said)
    const { CHECK_FAILURES } = process.env
    if (CHECK_FAILURES) fs.appendFileSync(CHECK_FAILURES, `${said}\n`)
  }
}
process.exitCode = failed > 0 ? 1 : 0
