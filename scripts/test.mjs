// `npm test`: checks, unit and route tests on a real PostgreSQL, browser journeys. Ends with one plain line of counts.
// TEST_DATABASE_URL=postgresql://… runs the same suite against another server instead of the embedded one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-reports-'))
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '0' }

const totals = { passed: 0, failed: 0, skipped: 0 }
function add({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
}

function run(name, command, args, extra = {}) {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const { status } = spawnSync(path.join(bin, command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...extra },
  })
  console.log(
    `— ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return status === 0
}

/** A step that failed without a failing test in its report is a failure of its own. */
function count(isGood, counts) {
  add(isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 })
}

function unitTests() {
  const report = path.join(reports, 'unit.json')
  const isGood = run('unit and route tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const result = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {}
  count(isGood, {
    passed: result.numPassedTests ?? 0,
    failed: result.numFailedTests ?? 0,
    skipped: result.numPendingTests ?? 0,
  })
}

function journeys() {
  const report = path.join(reports, 'e2e.json')
  const chromium = findChromium(root)
  const isGood = run('browser journeys', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    E2E_REPORT: report,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
  const { stats } = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {}
  // Flaky journeys passed at their second try, which only the gate allows; the reporter names them.
  count(isGood, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  })
}

const only = process.argv[2]
if (!only || only === 'check')
  add(run('checks', 'node', ['scripts/check.mjs']) ? { passed: 1 } : { failed: 1 })
if (!only || only === 'unit') unitTests()
if (!only || only === 'e2e') journeys()
fs.rmSync(reports, { recursive: true, force: true })
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
