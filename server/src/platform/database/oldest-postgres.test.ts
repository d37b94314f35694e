import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '../../features/accounts/users/first-accounts.service.ts'
import { seedDemoCatalogue } from '../../features/catalogue/demo/demo.service.ts'
import { findByName } from '../../features/catalogue/search/search.service.ts'
import { loadConfig } from '../config/config.ts'
import { features } from '../../features.ts'
import { createPlatform } from '../create-platform.ts'
import { describeSchema } from './describe-schema.ts'
import { migrateDatabase } from './migrate.ts'
import {
  DEBIAN_POSTGRES_VERSION,
  type DebianPostgres,
  hasDebianPostgres,
  startDebianPostgres,
} from './test-debian-postgres.ts'

describe.skipIf(!hasDebianPostgres)(`PostgreSQL ${DEBIAN_POSTGRES_VERSION}`, () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-oldest-'))
  let server: DebianPostgres
  let url: string

  beforeAll(async () => {
    server = await startDebianPostgres(home)
    url = server.url
  })

  afterAll(async () => {
    await server.stop()
    fs.rmSync(home, { recursive: true, force: true })
  })

  it('is led by the migrations to the very schema that is committed', async () => {
    await migrateDatabase(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      expect(Math.floor(Number(rows[0]!.server_version_num) / 10_000)).toBe(DEBIAN_POSTGRES_VERSION)
      expect(await describeSchema(client)).toBe(
        fs.readFileSync(path.join(import.meta.dirname, 'schema.sql'), 'utf8'),
      )
    } finally {
      await client.end()
    }
  })

  // The bodies of triggers and functions are read when they first run, not when a migration makes them.
  it('takes the whole demonstration in, and finds a work in spite of a typo', async () => {
    const platform = await createPlatform(
      loadConfig({
        DATABASE_URL: url,
        DATA_DIR: path.join(home, 'site'),
        LOG_LEVEL: 'silent',
        APP_KEY: 'a key for tests that is long enough',
      }),
      features,
    )
    try {
      await seedDemoCatalogue(platform, { userIds: await seedDemoAccounts(platform) })
      const title = await platform.db
        .selectFrom('titles')
        .select(['id', 'name', 'active_links_count'])
        .where('name', '=', 'Metropolis')
        .executeTakeFirstOrThrow()
      expect(title.active_links_count).toBeGreaterThan(0)
      expect(
        (await findByName(platform, 'metropolsi', { page: 1, titles: 5, people: 5 })).titles.ids,
      ).toContain(title.id)
    } finally {
      await platform.stop()
    }
  })
})
