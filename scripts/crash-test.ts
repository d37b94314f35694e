/**
 * `npm run crash-test [-- --rounds 30] [--api-only]`: kills the application, its database or both, again and again, while
 * clients write; after each start nothing that was acknowledged may be missing. Linux only (it reads /proc).
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  type ApplicationOptions,
  killProcessesOf,
  type RunningApplication,
  startApplication,
} from '../bench/crash-test/application.ts'
import { checkDatabase, findTargets } from '../bench/crash-test/check-database.ts'
import {
  findVideos,
  findWrongPlays,
  logInPlayers,
  type Player,
  type SaidPlays,
  startPlayingClients,
} from '../bench/crash-test/playing-clients.ts'
import {
  type Acknowledged,
  logIn,
  startWritingClients,
  type Target,
} from '../bench/crash-test/writing-clients.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    port: { type: 'string', default: '3910' },
    'api-only': { type: 'boolean', default: false },
  },
})
const VICTIMS = ['application', 'database', 'both'] as const
/** A start after a crash may take so many times as long as one after an orderly end, which says how quick the machine is. */
const READY_LIMIT = 3
/** The application heals by itself from a killed database within this. */
const HEALING_LIMIT_MS = 5000
const CLIENTS = 6
/** A process that has just begun is slow at first: what crashes must have been at work. */
const LEAST_WRITES = 20
const WARMING_LIMIT_MS = 30_000

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-crash-'))
// PostgreSQL runs as another user when this runs as root, and must be able to pass.
fs.chmodSync(dataDir, 0o755)
const options: ApplicationOptions = {
  dataDir,
  port: Number(values.port),
  isApiOnly: values['api-only'],
}
const acknowledged: Acknowledged = {
  links: new Map(),
  deleted: new Set(),
  unknown: new Set(),
  refusals: [],
}
const said: SaidPlays = { answered: new Map(), sent: new Map(), unanswered: new Map() }
const problems: string[] = []

async function playRound(
  app: RunningApplication,
  round: number,
  setting: {
    cookies: string[]
    targets: Target[]
    players: Player[]
    videoIds: number[]
    orderlyMs: number
  },
): Promise<RunningApplication> {
  const victim = VICTIMS[round % VICTIMS.length] as (typeof VICTIMS)[number]
  const clients = startWritingClients({ url: app.url, ...setting, acknowledged })
  const playing = startPlayingClients({ url: app.url, ...setting, said })
  const warm = performance.now() + WARMING_LIMIT_MS
  while (clients.written() < LEAST_WRITES && performance.now() < warm) await sleep(20)
  await sleep(Math.random() * 1500)
  // The application first or the database first: both orders happen.
  const isAppFirst = Math.random() < 0.5
  if (victim === 'application' || (victim === 'both' && isAppFirst)) await app.kill()
  if (victim !== 'application') app.killDatabase()
  if (victim === 'both' && !isAppFirst) await app.kill()
  await sleep(Math.random() * 300)
  const writes = await clients.stop()
  await playing.stop()
  const isHealed = victim === 'database' && (await becomesReady(app))
  if (!isHealed) await app.kill()
  const started = performance.now()
  const next = isHealed ? app : await startApplication(options)
  const readyMs = performance.now() - started
  const findings = await checkDatabase(next.databaseUrl, acknowledged)
  findings.wrongCounters.push(...(await findWrongPlays(next.databaseUrl, said)))
  const isRight =
    findings.lost.length + findings.risen.length + findings.wrongCounters.length === 0 &&
    writes >= LEAST_WRITES &&
    readyMs < READY_LIMIT * setting.orderlyMs
  if (!isRight) problems.push(`round ${round + 1}: ${JSON.stringify({ ...findings, readyMs })}`)
  console.log(
    [
      String(round + 1).padStart(5),
      victim.padEnd(11),
      String(writes).padStart(7),
      String(findings.links).padStart(7),
      String(findings.lost.length).padStart(5),
      String(findings.risen.length).padStart(6),
      String(findings.wrongCounters.length).padStart(9),
      (isHealed ? 'by itself' : `${(readyMs / 1000).toFixed(1)} s`).padStart(10),
      isRight ? '' : '  wrong',
    ].join('  '),
  )
  return next
}

/** A killed database may be started again by the application itself; else an operator restarts it. */
async function becomesReady(app: RunningApplication): Promise<boolean> {
  const deadline = Date.now() + HEALING_LIMIT_MS
  while (Date.now() < deadline) {
    if (await app.isReady()) return true
    await sleep(50)
  }
  return false
}

let app: RunningApplication | undefined
try {
  app = await startApplication(options)
  const targets = await findTargets(app.databaseUrl)
  const sessions = [await logIn(app.url, 'team'), await logIn(app.url, 'moderator')]
  const players = await logInPlayers(app.url)
  const videoIds = await findVideos(app.databaseUrl)
  const cookies = Array.from(
    { length: CLIENTS },
    (_, index) => sessions[index % sessions.length] as string,
  )
  await app.stop()
  const restarted = performance.now()
  app = await startApplication(options)
  const orderlyMs = performance.now() - restarted
  console.log(`Ready ${(orderlyMs / 1000).toFixed(1)} s after an orderly end.`)
  console.log('round  killed       writes    links   lost   risen   counters  ready again')
  for (let round = 0; round < Number(values.rounds); round++)
    app = await playRound(app, round, {
      cookies,
      targets,
      players,
      videoIds,
      orderlyMs,
    })
  console.log(
    `\n${acknowledged.links.size + acknowledged.deleted.size} acknowledged writes checked, ${acknowledged.unknown.size} without an answer, ${acknowledged.refusals.length} refused.`,
  )
  const places = [...said.answered.values()].reduce((all, seconds) => all + seconds, 0)
  console.log(`Places in ${said.answered.size} videos checked, which were told ${places} times.`)
  if (acknowledged.refusals.length > 0) console.log(`First refusal: ${acknowledged.refusals[0]}`)
  console.log(problems.length === 0 ? 'Nothing acknowledged was lost.' : problems.join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await app?.stop()
  killProcessesOf(path.join(dataDir, 'postgres', 'data'))
  fs.rmSync(dataDir, { recursive: true, force: true })
}
