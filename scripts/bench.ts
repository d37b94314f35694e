/**
 * `npm run bench [-- --titles N | --small | --full] [--data-dir DIR] [--only WORD] [--no-write]`: measures the application against bare
 * handlers with the same SQL, prints a table and writes docs/BENCHMARKS.md. `--full` is a million titles and five million
 * links, which take minutes to make: name a directory to keep them in. Growth compares it with 10,000 titles, and with `--small`
 * 200,000 with 2,000.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BareOrder } from '../bench/harness/bare-server.ts'
import type { BenchCase, BenchContext } from '../bench/harness/bench-case.ts'
import { type BenchSite, openBenchSite } from '../bench/harness/bench-site.ts'
import { startLoadSender } from '../bench/harness/load.ts'
import {
  type MeasuredServer,
  startApplication,
  startBareServer,
} from '../bench/harness/processes.ts'
import { type BenchReport, printTable, toMarkdown } from '../bench/harness/report.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '20000' },
    full: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    'data-dir': { type: 'string' },
    only: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
    port: { type: 'string', default: '3920' },
  },
})
const root = path.resolve(import.meta.dirname, '..')
const titles = values.full ? 1_000_000 : values.small ? 200_000 : Number(values.titles)
const smallTitles = values.small ? 2000 : Math.min(10_000, Math.floor(titles / 10))
const home = values['data-dir']
  ? path.resolve(values['data-dir'])
  : fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-bench-'))
fs.mkdirSync(home, { recursive: true })
// PostgreSQL runs as another user when this runs as root, and must be able to pass.
fs.chmodSync(home, 0o755)
const ports = { next: Number(values.port) }
const hasPages = fs.existsSync(path.join(root, 'web/dist'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const opened: (() => unknown)[] = []

async function openSite(count: number): Promise<{ site: BenchSite; forgetful: MeasuredServer }> {
  const sizes = {
    titles: count,
    links: count * 5,
    people: Math.max(50, Math.ceil(count / 5)),
    seed: 1,
  }
  const site = await openBenchSite(path.join(home, `titles-${count}`), sizes, (line) =>
    say(`  ${line}`),
  )
  opened.push(() => site.close())
  return { site, forgetful: await start(site, 'forgetful') }
}

async function start(
  { databaseUrl, dataDir }: BenchSite,
  kind: 'whole' | 'api' | 'forgetful',
): Promise<MeasuredServer> {
  const server = await startApplication({ databaseUrl, dataDir, port: ports.next++, kind })
  opened.push(() => server.stop())
  return server
}

async function readCases(): Promise<BenchCase[]> {
  const directory = path.join(root, 'bench/cases')
  const files = fs
    .readdirSync(directory)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const cases = await Promise.all(
    files.map(
      async (file) =>
        ((await import(path.join(directory, file))) as { benchCase: BenchCase }).benchCase,
    ),
  )
  return cases.filter(({ name }) => !values.only || name.includes(values.only))
}

async function makeContext(): Promise<BenchContext> {
  say(`Opening ${titles.toLocaleString('en')} titles`)
  const large = await openSite(titles)
  const small = titles >= smallTitles * 10 ? await openSite(smallTitles) : undefined
  const load = startLoadSender()
  opened.push(() => load.stop())
  return {
    titles,
    smallTitles,
    links: titles * 5,
    load,
    hasPages,
    app: await start(large.site, hasPages ? 'whole' : 'api'),
    forgetful: large.forgetful,
    inject: large.site.app.inject.bind(large.site.app) as BenchContext['inject'],
    pool: large.site.pool,
    memberCookie: large.site.memberCookie,
    cookies: large.site.cookies,
    openMembers: large.site.openMembers,
    databasePid: large.site.databasePid,
    ...(small && {
      smallForgetful: small.forgetful,
      smallPool: small.site.pool,
      smallMemberCookie: small.site.memberCookie,
    }),
    startBare: (order: Omit<BareOrder, 'databaseUrl' | 'port'>) =>
      startBareServer({ ...order, databaseUrl: large.site.databaseUrl, port: ports.next++ }),
  }
}

try {
  const busyBefore = os.loadavg()[0] ?? 0
  const context = await makeContext()
  const version = await context.pool.query<{ server_version: string }>('show server_version')
  const report: BenchReport = {
    date: new Date(),
    postgres: version.rows[0]?.server_version ?? '',
    titles,
    links: titles * 5,
    busyBefore,
    figures: [],
    notAvailable: [],
  }
  for (const { name, run } of await readCases()) {
    say(`Measuring ${name}`)
    const figures = await run(context)
    if (figures) report.figures.push(...figures)
    else report.notAvailable.push(name)
  }
  say(`\n${printTable(report)}`)
  if (!values['no-write'] && !values.only)
    fs.writeFileSync(path.join(root, 'docs/BENCHMARKS.md'), toMarkdown(report))
  process.exitCode = report.figures.some(({ isMet }) => isMet === false) ? 1 : 0
} finally {
  for (const close of opened.reverse()) await close()
  if (!values['data-dir']) fs.rmSync(home, { recursive: true, force: true })
}
