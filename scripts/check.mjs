// `npm run check`: types, style, doors, unused code, generated files. Prints one line per check; stops at none, fails on any.
// CHECK_FAILURES=file also keeps there what failed, for who says it once more at the end of a long log.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

/** Those that take longest first, so that none of them is left alone at the end. */
const checks = [
  [
    'style',
    bin('oxlint'),
    ['--deny-warnings', 'contract', 'server', 'web/src', 'scripts', 'e2e', 'bench'],
  ],
  ['types of the server', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the pages', bin('tsc'), ['-p', 'web/tsconfig.json']],
  ['unused files and exports', bin('knip'), []],
  [
    'doors',
    bin('depcruise'),
    ['-c', '.dependency-cruiser.mjs', 'contract/src', 'server/src', 'web/src'],
  ],
  ['owners of tables', process.execPath, ['scripts/check-table-owners.ts']],
  ['schema.sql and row types', process.execPath, ['scripts/generate-database-types.ts', '--check']],
  ['format', bin('oxfmt'), ['--check', '.']],
  ['features on each other', process.execPath, ['scripts/check-features.ts']],
  ['settings of the features', process.execPath, ['scripts/generate-settings.ts', '--check']],
  ['file lengths', process.execPath, ['scripts/check-lengths.mjs']],
  ['locks of migrations', process.execPath, ['scripts/check-migrations.ts']],
  ['index of decisions', process.execPath, ['scripts/check-decisions.mjs']],
]
/** More would wait for each other's memory on the machines of two cores that run this. */
const atOnce = 2

async function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, why: error.message }))
    child.once('close', (code, signal) =>
      resolve({ passed: code === 0, why: signal ? `ended by ${signal}` : '' }),
    )
  })
  const [out, err, { passed, why }] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  return { passed, said: `${out}${err}${why}` }
}

async function check([name, command, args]) {
  const started = Date.now()
  const { passed, said } = await run(command, args)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (passed) {
    console.log(`✓ ${name} (${seconds} s)`)
    return
  }
  process.exitCode = 1
  const failure = `✗ ${name} (${seconds} s)\n${said}`
  console.log(failure)
  const { CHECK_FAILURES } = process.env
  if (CHECK_FAILURES) fs.appendFileSync(CHECK_FAILURES, `${failure}\n`)
}

async function checkInTurn(waiting) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(next)
}

const waiting = [...checks]
await Promise.all(Array.from({ length: atOnce }, () => checkInTurn(waiting)))
