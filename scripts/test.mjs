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
/** The files that took longest: what to look at first when the whole takes too long. */
const SLOWEST_TOLD = 20
const slowest = []
function tellSlowest(kind, files) {
  const all = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_TOLD)
  slowest.push(
    `slowest ${kind}: ${all.map(({ file, ms }) => `${file} ${(ms / 1000).toFixed(0)} s`).join(', ')}`,
  )
}
/** What failed, or passed at its second try only: said once more at the end, where a shortened log still shows it. */
const toName = []
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
  const files = result.testResults ?? []
  tellSlowest(
    'test files',
    files.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      ms: endTime - startTime,
    })),
  )
  for (const { name, message, assertionResults } of files) {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = path.relative(root, name)
    if (message && failed.length === 0) nameFault('failed', file, message)
    for (const { fullName, failureMessages } of failed)
      nameFault('failed', `${file} › ${fullName}`, failureMessages.join('\n'))
  }
  count(isGood, {
    passed: result.numPassedTests ?? 0,
    failed: result.numFailedTests ?? 0,
    skipped: result.numPendingTests ?? 0,
  })
}

function journeys() {
  const report = path.join(reports, 'e2e.json')
  const lastSteps = path.join(reports, 'last-steps.jsonl')
  const chromium = findChromium(root)
  const isGood = run('browser journeys', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    E2E_REPORT: report,
    E2E_LAST_STEPS: lastSteps,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
  const { stats, suites = [] } = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : {}
  tellSlowest(
    'journeys',
    suites.map(({ file, ...suite }) => ({
      file,
      ms: specsOf(suite)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  const last = fs.existsSync(lastSteps)
    ? fs.readFileSync(lastSteps, 'utf8').trim().split('\n').map(JSON.parse)
    : []
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests)
      if (status === 'unexpected' || status === 'flaky')
        nameFault(
          status === 'flaky' ? 'passed at the second try' : 'failed',
          `e2e/${file} › ${title}`,
          [
            ...results.flatMap(({ errors }) =>
              errors.map(({ message }) => withoutBrowserLog(message)),
            ),
            ...last.filter((one) => one.title === title).flatMap(({ steps }) => steps),
          ].join('\n'),
        )
  // Flaky journeys passed at their second try, which only the gate allows.
  count(isGood, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  })
}

/** What the browser said since it was started belongs to many journeys, and is longer than what is told of one. */
const withoutBrowserLog = (message) => message.split('\nBrowser logs:')[0]

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** The first lines say what was expected and what came. */
const LINES_TOLD = 24
function nameFault(what, name, message) {
  const begin = message
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  toName.push(`${what}: ${name}\n${begin.slice(0, LINES_TOLD).join('\n')}`)
}

const only = process.argv[2]
if (!only || only === 'check') {
  const failures = path.join(reports, 'checks.txt')
  const isGood = run('checks', 'node', ['scripts/check.mjs'], { CHECK_FAILURES: failures })
  if (!isGood)
    nameFault('failed', 'checks', fs.existsSync(failures) ? fs.readFileSync(failures, 'utf8') : '')
  add(isGood ? { passed: 1 } : { failed: 1 })
}
if (!only || only === 'unit') unitTests()
if (!only || only === 'e2e') journeys()
fs.rmSync(reports, { recursive: true, force: true })
for (const line of [...slowest, ...toName]) console.log(`\n${line}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
