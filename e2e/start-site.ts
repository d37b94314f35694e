import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const root = path.resolve(import.meta.dirname, '..')
const READY_WITHIN_MS = 90_000
const HEARD_WITHIN_MS = 10_000

export interface StartedSite {
  readonly baseUrl: string
  /** Changes settings behind its back, as an administrator of another process would; it hears of that a moment later. */
  changeSettings(changes: object): Promise<void>
  /** Changes rows by SQL, for what a test cannot wait for. */
  changeRows(sql: string): Promise<void>
  /** What it said at its start, as far as it is like this. */
  said(pattern: RegExp): string
  /** Ends its process at once, as a machine that fails does. */
  kill(): Promise<void>
  /** Starts it again, on its port and with its data, after it was killed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** What a site has when it was started once and stopped: others begin with a copy, in place of filling one of their own. */
interface SiteCopy {
  readonly dataDir: string
  /** On the server that the suite was pointed at. */
  readonly database?: string | undefined
}

/** Named by the environment, since each journey runs in a process of its own. */
const COPY = 'E2E_SITE_COPY'
const findCopy = (): SiteCopy | undefined => {
  const text = process.env[COPY]
  return text ? (JSON.parse(text) as SiteCopy) : undefined
}

/** Fills a site for all that follow. @returns what takes it away */
export async function keepSiteCopy(): Promise<() => Promise<void>> {
  const site = await openSite({})
  await site.end('SIGTERM')
  process.env[COPY] = JSON.stringify({ dataDir: site.dataDir, database: site.database?.name })
  return site.forget
}

/** Starts a site in a directory of its own, as `npm start` would. A new one has nothing in it unless it fills itself. */
export async function startSite(
  variables: Record<string, string> = {},
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<StartedSite> {
  const { baseUrl, env, end, restart, output, forget } = await openSite(
    variables,
    isNew ? undefined : findCopy(),
  )
  return {
    baseUrl,
    changeSettings: async (changes) => {
      await run(['e2e/change-settings.ts', JSON.stringify(changes)], env)
      await waitUntilHeard(baseUrl, changes)
    },
    changeRows: (sql) => run(['e2e/change-rows.ts', sql], env),
    said: (pattern) => pattern.exec(output.join(''))?.[0] ?? '',
    kill: () => end('SIGKILL'),
    restart,
    stop: async () => {
      if (process.env.E2E_SHOW_LOG) process.stdout.write(output.join(''))
      await end('SIGTERM')
      await forget()
    },
  }
}

async function openSite(variables: Record<string, string>, copy?: SiteCopy) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mediatheque-e2e-'))
  // With its owners: PostgreSQL runs as another user when this one is root.
  if (copy) execFileSync('cp', ['-a', `${copy.dataDir}/.`, dataDir])
  chmodSync(dataDir, 0o755)
  const database = process.env.TEST_DATABASE_URL
    ? await createDatabase(process.env.TEST_DATABASE_URL, copy?.database)
    : undefined
  const port = await freePort()
  // By its name: browsers make no passkeys for IP addresses.
  const baseUrl = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    BASE_URL: baseUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DATABASE_URL: database?.url ?? '',
    ...variables,
  }
  const output: string[] = []
  const start = async () => {
    const started = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.stdout.on('data', (chunk) => output.push(String(chunk)))
    started.stderr.on('data', (chunk) => output.push(String(chunk)))
    await waitUntilReady(baseUrl, () => started.exitCode !== null, output)
    return started
  }
  let site = await start()
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => site.once('exit', resolve))
    site.kill(signal)
    await gone
  }
  const restart = async () => {
    site = await start()
  }
  const forget = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await database?.drop()
  }
  return { baseUrl, env, dataDir, database, output, end, restart, forget }
}

function run(parameters: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${parameters[0]} ended with ${code}`)),
    )
  })
}

/** A database of its own on the server that the suite was pointed at: empty, or a copy of one that nobody uses. */
async function createDatabase(
  serverUrl: string,
  copied?: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `mediatheque_e2e_${process.pid}_${Date.now().toString(36)}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await queryServer(serverUrl, `create database ${name}${copied ? ` template ${copied}` : ''}`)
  return {
    name,
    url: url.href,
    drop: () => queryServer(serverUrl, `drop database ${name} with (force)`),
  }
}

async function queryServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function waitUntilReady(
  baseUrl: string,
  hasExited: () => boolean,
  output: string[],
): Promise<void> {
  for (
    const end = Date.now() + READY_WITHIN_MS;
    Date.now() < end && !hasExited();
    await sleep(200)
  ) {
    const response = await fetch(`${baseUrl}/health/ready`).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`The site did not become ready:\n${output.join('')}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Until the site shows what was changed, as far as it shows it at all: a page that is opened before still knows the old. */
async function waitUntilHeard(baseUrl: string, changes: object): Promise<void> {
  const wanted = Object.entries(changes).flatMap(([group, values]) =>
    Object.entries(values as object)
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => ({ group, name, value: value as unknown })),
  )
  const deadline = Date.now() + HEARD_WITHIN_MS
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/v1/bootstrap-data`)
    if (!answer.ok) return
    const { settings } = (await answer.json()) as {
      settings: Record<string, Record<string, unknown>>
    }
    const missing = wanted.find(({ group, name, value }) => {
      const now = settings[group]?.[name]
      return now !== undefined && now !== value
    })
    if (!missing) return
    if (Date.now() > deadline)
      throw new Error(`The site did not hear of ${missing.group}.${missing.name}.`)
    await sleep(20)
  }
}
