import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import {
  isAlive,
  isPostmasterOf,
  readPostmasterPid,
  stopPostmaster,
} from './embedded/postmaster.ts'
import { TEST_SETTINGS } from './embedded/server-settings.data.ts'
import { migrateDatabase } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run: where databases are made, and the migrated one to copy. */
    testServer: { adminUrl: string; template: string }
  }
}

const HOME_PREFIX = 'mediatheque-test-'
/** With the number of the process whose it is: what says none is not ours to remove. */
const HOME = new RegExp(`^${HOME_PREFIX}\\d+(-|$)`)

/**
 * Vitest's global setup: one PostgreSQL for the whole run, holding a migrated template. An embedded one in the
 * temporary directory, unless TEST_DATABASE_URL or DATABASE_URL names a server whose user may create databases.
 */
export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const template = `mediatheque_template_${randomBytes(4).toString('hex')}`
  await runAsAdmin(server.adminUrl, `create database ${template}`)
  const templateUrl = urlOfDatabase(server.adminUrl, template)
  await migrateDatabase(templateUrl)
  await installJobTables(templateUrl)
  // Copying a database fails while anything, even autovacuum, is connected to it.
  await runAsAdmin(server.adminUrl, `alter database ${template} allow_connections false`)
  project.provide('testServer', { adminUrl: server.adminUrl, template })
  return async () => {
    if (server.stop) await server.stop()
    else await runAsAdmin(server.adminUrl, `drop database ${template} with (force)`)
  }
}

/** The same server's address with another database. */
export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs one statement on the server's own database. */
export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function findServer(): Promise<{ adminUrl: string; stop?: () => Promise<void> }> {
  const named = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (named) return { adminUrl: named }
  await removeAbandonedHomes()
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `${HOME_PREFIX}${process.pid}-`))
  // Passable for the user that PostgreSQL runs as when the tests run as root.
  fs.chmodSync(home, 0o755)
  const server = await startEmbeddedPostgres({ home, settings: TEST_SETTINGS })
  const stop = async () => {
    await stopPostmaster(readPostmasterPid(path.join(home, 'data')))
    fs.rmSync(home, { recursive: true, force: true })
  }
  return { adminUrl: server.url('postgres'), stop }
}

/** Servers of runs that were killed stay behind; the next run ends them. */
async function removeAbandonedHomes(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!HOME.test(name) || isAlive(Number.parseInt(name.slice(HOME_PREFIX.length), 10))) continue
    const home = path.join(os.tmpdir(), name)
    const dataDir = path.join(home, 'data')
    const pid = readPostmasterPid(dataDir)
    if (pid && isPostmasterOf(dataDir, pid)) await stopPostmaster(pid)
    try {
      fs.rmSync(home, { recursive: true, force: true })
    } catch (error) {
      // Another user's, or another run is at it: theirs to remove.
      if (!['EACCES', 'EPERM', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error
    }
  }
}

/** Part of the template, so that files whose code enqueues jobs do not each spend a second on it. */
async function installJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
