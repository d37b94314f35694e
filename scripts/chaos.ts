/**
 * `npm run chaos [-- --minutes 30] [--port 3930] [--keep]`: two machines of a site behind nginx, on one PostgreSQL behind
 * pgbouncer, each in a network of its own. Processes are killed and frozen, wires cut, disks filled and clocks put wrong,
 * while clients write; every minute all is mended, and then nothing that was acknowledged may be missing and all must answer
 * again. Debian, as root, with postgresql-15, pgbouncer, nginx, iproute2 and faketime.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf, playFaults } from '../bench/chaos/faults.ts'
import { findWrongFiles, type KeptFiles, startFilingClient } from '../bench/chaos/filing-client.ts'
import { becomesReady, type Chaos, missingHere, startChaos } from '../bench/chaos/site.ts'
import { checkDatabase, findTargets } from '../bench/crash-test/check-database.ts'
import {
  findVideos,
  findWrongPlays,
  logInPlayers,
  type SaidPlays,
  startPlayingClients,
} from '../bench/crash-test/playing-clients.ts'
import {
  type Acknowledged,
  logIn,
  startWritingClients,
} from '../bench/crash-test/writing-clients.ts'
import { worksItsJobs } from '../bench/chaos/job-client.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    port: { type: 'string', default: '3930' },
    keep: { type: 'boolean', default: false },
  },
})
const missing = missingHere()
if (missing.length > 0) {
  console.error(`Missing on this machine: ${missing.join(', ')}`)
  process.exit(2)
}
const ROUND_SECONDS = 60
/** Machines that were cut off notice it by their own limits of time. */
const HEALTHY_WITHIN_MS = 90_000

const acknowledged: Acknowledged = {
  links: new Map(),
  deleted: new Set(),
  unknown: new Set(),
  refusals: [],
}
const said: SaidPlays = { answered: new Map(), sent: new Map(), unanswered: new Map() }
const files: KeptFiles = new Map()
const problems: string[] = []
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-chaos-'))
let chaos: Chaos | undefined
try {
  chaos = await startChaos(home, Number(values.port))
  const { url, databaseUrl, sites } = chaos
  const faults = faultsOf(chaos)
  const setting = {
    url,
    targets: await findTargets(databaseUrl),
    cookies: [await logIn(url, 'team'), await logIn(url, 'moderator')].flatMap((cookie) => [
      cookie,
      cookie,
    ]),
    players: await logInPlayers(url),
    videoIds: await findVideos(databaseUrl),
  }
  const admin = await logIn(url, 'admin')
  console.log('minute   writes  files  lost  wrong   healthy  faults')
  let until = Date.now() + Number(values.minutes) * 60_000
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => (until = 0))
  for (let round = 1; Date.now() < until; round += 1) {
    const clients = startWritingClients({ ...setting, acknowledged })
    const playing = startPlayingClients({ ...setting, said })
    const filing = startFilingClient(url, admin, files)
    const played = await playFaults(faults, ROUND_SECONDS)
    const ready = await Promise.all(sites.map((site) => becomesReady(site.url, HEALTHY_WITHIN_MS)))
    const writes = await clients.stop()
    await Promise.all([playing.stop(), filing.stop()])
    const jobs = await worksItsJobs(url, admin)
    const isHealthy = !ready.includes(undefined) && jobs === 'worked'
    const findings = await checkDatabase(databaseUrl, acknowledged)
    const wrong = [
      ...findings.wrongCounters,
      ...(await findWrongPlays(databaseUrl, said)),
      ...(await findWrongFiles(url, admin, files)),
    ]
    const lost = [...findings.lost, ...findings.risen]
    const problem = JSON.stringify({ lost, wrong: wrong.slice(0, 5), ready, jobs })
    const isRight = lost.length + wrong.length === 0 && isHealthy
    if (!isRight) problems.push(`minute ${round}: ${problem}`)
    const healing = isHealthy ? `${(Math.max(...ready.map(Number)) / 1000).toFixed(1)} s` : 'no'
    console.log(
      [
        String(round).padStart(6),
        String(writes).padStart(7),
        String(files.size).padStart(5),
        String(lost.length).padStart(4),
        String(wrong.length).padStart(5),
        healing.padStart(8),
        ` ${played.join(', ')}`,
        isRight ? '' : `WRONG ${problem}`,
      ].join('  '),
    )
  }
  const starts = [chaos.database, chaos.pool, ...sites.map(({ service }) => service)]
  console.log(
    `\n${acknowledged.links.size + acknowledged.deleted.size} acknowledged writes and ${files.size} files checked, ${acknowledged.unknown.size} without an answer; started: ${starts.map((service) => `${service.name} ${service.starts()} times`).join(', ')}.`,
  )
  const refusals = Map.groupBy(acknowledged.refusals, (refusal) => refusal.slice(0, 3))
  console.log(
    `Refused: ${[...refusals].map(([status, all]) => `${all.length} with ${status}`).join(', ') || 'none'}.`,
  )
  console.log(
    problems.length === 0
      ? 'Nothing acknowledged was lost, and all was healthy again.'
      : problems.join('\n'),
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await chaos?.stop()
  if (values.keep) console.log(`Logs: ${home}`)
  else fs.rmSync(home, { recursive: true, force: true })
}
