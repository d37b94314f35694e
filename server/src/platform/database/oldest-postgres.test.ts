import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '../../features/accounts/users/first-accounts.service.ts'
import { seedDemoCatalogue } from '../../features/catalogue/demo/demo.service.ts'
import { findByName } from '../../features/catalogue/search/search.service.ts'
import { loadConfig } from '../config/config.ts'
import { createPlatform } from '../create-platform.ts'
import { describeSchema } from './describe-schema.ts'
import { SERVER_ENVIRONMENT } from './embedded/cluster.ts'
import { launchPostgres } from './embedded/launch.ts'
import { readPostmasterPid, stopPostmaster } from './embedded/postmaster.ts'
import { findDatabaseUser, makeOwnedDirectory } from './embedded/run-as.ts'
import { TEST_SETTINGS } from './embedded/server-settings.data.ts'
import { migrateDatabase } from './migrate.ts'

/** The oldest version that docs/CONFIGURATION.md promises, where Debian puts it; the embedded one is newer. */
const OLDEST = 15
const DIRECTORY = `/usr/lib/postgresql/${OLDEST}/bin`
const binaries = { initdb: path.join(DIRECTORY, 'initdb'), postgres: path.join(DIRECTORY, 'postgres') }

describe.skipIf(!fs.existsSync(binaries.postgres))(`PostgreSQL ${OLDEST}`, () => {
  let home: string
  let dataDir: string
  let url: string

  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-oldest-'))
    fs.chmodSync(home, 0o755)
    dataDir = path.join(home, 'data')
    const socketDir = path.join(home, 's')
    const user = findDatabaseUser(dataDir)
    for (const directory of [dataDir, socketDir]) makeOwnedDirectory(directory, user, 0o700)
    const options = ['-D', dataDir, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(binaries.initdb, options, { ...user, env: SERVER_ENVIRONMENT, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
    url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketDir)}`
    await launchPostgres({ binaries, dataDir, socketDir, settings: TEST_SETTINGS, user, isReady: () => Promise.resolve(true) })
  })

  afterAll(async () => {
    const pid = readPostmasterPid(dataDir)
    if (pid) await stopPostmaster(pid)
    fs.rmSync(home, { recursive: true, force: true })
  })

  it('is led by the migrations to the very schema that is committed', async () => {
    await migrateDatabase(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      expect(Math.floor(Number(rows[0]!.server_version_num) / 10_000)).toBe(OLDEST)
      expect(await describeSchema(client)).toBe(fs.readFileSync(path.join(import.meta.dirname, 'schema.sql'), 'utf8'))
    } finally {
      await client.end()
    }
  })

  // The bodies of triggers and functions are read when they first run, not when a migration makes them.
  it('takes the whole demonstration in, and finds a work in spite of a typo', async () => {
    const platform = await createPlatform(loadConfig({ DATABASE_URL: url, DATA_DIR: path.join(home, 'site'), LOG_LEVEL: 'silent', APP_KEY: 'a key for tests that is long enough' }))
    try {
      await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
      const title = await platform.db.selectFrom('titles').select(['id', 'name', 'active_links_count']).where('name', '=', 'Metropolis').executeTakeFirstOrThrow()
      expect(title.active_links_count).toBeGreaterThan(0)
      expect((await findByName(platform, 'metropolsi', { page: 1, titles: 5, people: 5 })).titles.ids).toContain(title.id)
    } finally {
      await platform.stop()
    }
  })
})
