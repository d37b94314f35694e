/**
 * `npm run fuzz [-- --calls 200000] [--seed n] [--minutes m] [--parallel 8]`: starts the site with its demonstration and
 * calls every endpoint, page and other door as everybody, with input good and bad. Ends with exit code 1 after a fault:
 * an answer of 5xx (but 503, which is said on purpose) or after more than 2 s, a lost connection, an end of the process, or
 * memory, sockets or transactions that are not given back. What it finds it prints as a call that shows it again.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { killProcessesOf } from '../bench/crash-test/application.ts'
import { Callers } from '../bench/fuzz/callers.ts'
import { faultOf, Faults, SLOW, SLOW_MS } from '../bench/fuzz/faults.ts'
import { KnownValues } from '../bench/fuzz/known-values.ts'
import { anyAddress, callEndpoint, callPath, familyOf } from '../bench/fuzz/make-call.ts'
import { type Call, hangUp, sendCall } from '../bench/fuzz/send-call.ts'
import {
  countStuckTransactions,
  type FuzzedSite,
  type Held,
  startFuzzedSite,
} from '../bench/fuzz/site.ts'
import { pickTarget, TARGETS } from '../bench/fuzz/targets.ts'
import { resetDemo } from '../server/src/features/catalogue/demo/demo-reset.service.ts'
import { updateSettings } from '../server/src/features/site/settings/settings.service.ts'
import { features } from '../server/src/features.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { createPlatform, type RunningPlatform } from '../server/src/platform/create-platform.ts'
import { seededRandom } from '../server/src/test-hostile-input.ts'

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '600' },
    parallel: { type: 'string', default: '8' },
    port: { type: 'string', default: '3930' },
  },
})
const CALLS = Number(values.calls)
const SEED = Number(values.seed)
let deadline = Date.now() + Number(values.minutes) * 60_000
// Whoever has seen enough gets what was found until then, and nothing stays behind.
process.once('SIGTERM', () => {
  deadline = 0
})
/** Calls between two fillings of the demonstration, of which many calls take something away. */
const REFILL_EVERY = 20_000
/** Calls between two looks at the time and at the site. */
const PORTION = 400
const SETTLE_MS = 8_000
const MOST_HEAP_GROWTH_MB = 40
const MOST_RSS_GROWTH_MB = 150
const MOST_SOCKETS_GROWTH = 30

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-fuzz-'))
// PostgreSQL runs as another user when this runs as root, and must be able to pass.
fs.chmodSync(dataDir, 0o755)

const known = new KnownValues()
const faults = new Faults()
const problems: string[] = []
/** Milliseconds of calls that took over 2 s, and less when made again. */
const slowOnce: number[] = []
const statuses = new Map<number, number>()
let made = 0

async function playOne(site: FuzzedSite, callers: Callers, number: number): Promise<void> {
  const random = seededRandom(SEED * 1_000_003 + number)
  const caller = await callers.pick(random)
  const target = pickTarget(random)
  const requestId = `fuzz-${SEED}-${String(number).padStart(8, '0')}`
  const setting = { random, known, caller, requestId }
  const call =
    'endpoint' in target ? callEndpoint(target.endpoint, setting) : callPath(target.path, setting)
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const answer = await sendCall(site.url, call)
  delay.disable()
  made += 1
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  if ('endpoint' in target) known.learn(familyOf(target.endpoint.path), answer.body)
  if (answer.status === 401 && caller) callers.dismiss(caller)
  const lagMs = Math.min(answer.ms, delay.max / 1e6)
  const fault = faultOf({ answer, lagMs })
  if (!fault) return
  if (fault === SLOW && (await isFastAgain(site, call))) {
    slowOnce.push(answer.ms)
    return
  }
  faults.add(fault, {
    route: 'endpoint' in target ? `${target.endpoint.method} ${target.endpoint.path}` : target.path,
    role: caller?.role ?? 'guest',
    call,
    answer,
    lagMs,
    log: site.logOf(requestId),
  })
}

/** What else this machine does makes any call slow at times: only what stays slow is the call's own fault. */
async function isFastAgain(site: FuzzedSite, call: Call): Promise<boolean> {
  for (let again = 0; again < 2; again += 1)
    if ((await sendCall(site.url, call)).ms < SLOW_MS) return true
  return false
}

async function playPortion(site: FuzzedSite, callers: Callers, until: number): Promise<void> {
  let next = made
  const play = async () => {
    while (next < until && !site.ending()) {
      next += 1
      await playOne(site, callers, next)
    }
  }
  await Promise.all(Array.from({ length: Number(values.parallel) }, play))
}

/** After everything had time to end, idle connections included. */
async function measureAtRest(site: FuzzedSite): Promise<Held> {
  hangUp()
  await sleep(SETTLE_MS)
  const held = await site.measure()
  process.stdout.write(
    `\nat rest after ${made} calls: heap ${held.heapMb} MB, rss ${held.rssMb} MB, external ${held.externalMb} MB, ${JSON.stringify(held.resources)}\n`,
  )
  return held
}

function showProgress(started: number): void {
  const seconds = (Date.now() - started) / 1000
  const byStatus = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}×${count}`)
  process.stdout.write(
    `${made} calls, ${Math.round(made / seconds)}/s, ${faults.count} faults  ${byStatus.join(' ')}\n`,
  )
}

async function fuzz(site: FuzzedSite, platform: RunningPlatform): Promise<void> {
  // Addresses are no part of what a seed repeats: where a call comes from decides nothing but how often it may.
  const callers = new Callers({
    url: site.url,
    db: platform.db,
    newAddress: () => anyAddress(Math.random),
  })
  const started = Date.now()
  let early: Held | undefined
  let refilled = 0
  while (made < CALLS && Date.now() < deadline && !site.ending()) {
    await playPortion(site, callers, Math.min(CALLS, made + PORTION))
    if (made % 2_000 < PORTION) showProgress(started)
    const isQuarter = made >= CALLS / 4 || Date.now() - started > (deadline - started) / 4
    if (!early && isQuarter && !site.ending()) early = await measureAtRest(site)
    if (made - refilled < REFILL_EVERY || site.ending()) continue
    refilled = made
    await resetDemo(platform, { isForced: true })
  }
  showProgress(started)
  if (slowOnce.length > 0)
    process.stdout.write(
      `${slowOnce.length} calls took over 2 s once (longest ${Math.round(Math.max(...slowOnce))} ms), and less again.\n`,
    )
  if (site.ending()) problems.push(`The site ended by itself: ${site.ending()}`)
  else if (early) compare(early, await measureAtRest(site))
}

function compare(early: Held, late: Held): void {
  const sockets = ({ resources }: Held) =>
    (resources['TCPSocketWrap'] ?? 0) + (resources['PipeWrap'] ?? 0)
  const growths = [
    ['heap in MB', late.heapMb - early.heapMb, MOST_HEAP_GROWTH_MB],
    ['memory in MB', late.rssMb - early.rssMb, MOST_RSS_GROWTH_MB],
    ['open sockets', sockets(late) - sockets(early), MOST_SOCKETS_GROWTH],
  ] as const
  for (const [what, growth, most] of growths)
    if (growth > most) problems.push(`${what} grew by ${growth} since the first quarter`)
}

/** Services of others are not asked about keys that were made up. */
const nowhere = 'http://127.0.0.1:9'
const NOBODY = {
  debrid_link: nowhere,
  alldebrid: nowhere,
  real_debrid: nowhere,
  darkibox: nowhere,
  fichier: nowhere,
  send_cm: nowhere,
  media_cm: nowhere,
}

let site: FuzzedSite | undefined
let platform: RunningPlatform | undefined
process.stdout.write(
  `seed ${SEED}: ${TARGETS.endpoints} endpoints, ${TARGETS.pages} pages, ${TARGETS.doors} other doors\n`,
)
try {
  site = await startFuzzedSite({ dataDir, port: Number(values.port) })
  platform = await createPlatform(
    loadConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: site.databaseUrl,
      DEMO: 'public',
      LOG_LEVEL: 'error',
    }),
    features,
  )
  await updateSettings(platform, { debrid_endpoints: NOBODY })
  await fuzz(site, platform)
  if (!site.ending()) {
    const pool = new pg.Pool({ connectionString: site.databaseUrl })
    const stuck = await countStuckTransactions(pool)
    await pool.end()
    if (stuck > 0) problems.push(`${stuck} transactions were never ended`)
  }
  const found = [...faults.list(), ...problems]
  process.stdout.write(
    found.length === 0 ? '\nNo fault.\n' : `\n${found.length} faults:\n${found.join('\n')}\n`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
} finally {
  hangUp()
  await platform?.stop()
  await site?.stop()
  killProcessesOf(path.join(dataDir, 'postgres', 'data'))
  fs.rmSync(dataDir, { recursive: true, force: true })
}
