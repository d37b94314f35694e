import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DEMO_ACCOUNTS, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { features } from '../../../features.ts'
import { prepareSite } from '../../../prepare-site.ts'
import { loadConfig } from '../../config/config.ts'
import { createPlatform, type RunningPlatform } from '../../create-platform.ts'
import type { BackupManifest } from '../backup/back-up.ts'
import { unpackBackup } from '../backup/pack-backup.ts'
import { restore } from '../backup/restore.ts'
import { describeSchema } from '../describe-schema.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** The key with which every kept release encrypted its secrets. */
const APP_KEY = 'the key of the first release, for its fixture'
/** What people made: an upgrade may neither lose nor double any of it. */
const CONTENT = [
  'titles',
  'people',
  'links',
  'nzbs',
  'torrents',
  'lists',
  'reviews',
  'comments',
  'news_articles',
  'users',
  'channels',
]

/** Rows that upgrades bring along beside what people made. */
const SHIPPED_SINCE: Readonly<Record<string, number>> = { channels: 3 }

const releases = fs.readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json.gz'))

it('there is a kept release', () => {
  expect(releases).not.toEqual([])
})

describe.each(releases)('the data of the release %s', (file) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-released-'))
  let database: TestDatabase
  let platform: RunningPlatform
  let app: FastifyInstance
  let manifest: BackupManifest

  beforeAll(async () => {
    database = await createTestDatabase()
    const backup = path.join(folder, 'backup')
    unpackBackup(path.join(import.meta.dirname, file), backup)
    const config = loadConfig({
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      DEMO: 'on',
      APP_KEY,
    })
    manifest = await restore({
      url: database.url,
      filesDir: path.join(config.dataDir, 'files'),
      source: backup,
      mayReplace: false,
    })
    platform = await createPlatform(config, features)
    await prepareSite(platform)
    app = await buildApp(platform)
    await app.ready()
  })

  afterAll(async () => {
    await app.close()
    await platform.stop()
    await database.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it('is led to the very schema of now', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect(await describeSchema(client)).toBe(
      fs.readFileSync(path.join(import.meta.dirname, '../schema.sql'), 'utf8'),
    )
    await client.end()
  })

  it('keeps all that people made, and none of it twice', async () => {
    const kept = manifest.tables.filter(({ name }) => CONTENT.includes(name))
    expect(kept.length).toBeGreaterThan(CONTENT.length - 3)
    for (const { name, rows } of kept) {
      const counted = await database.pool.query(`select count(*)::int as rows from "${name}"`)
      expect([name, counted.rows[0].rows]).toEqual([name, rows + (SHIPPED_SINCE[name] ?? 0)])
    }
  })

  it.each(DEMO_ACCOUNTS)('lets %s log in', async (username) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { email: demoEmail(username), password: 'Demo-1234!' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().bootstrapData.user.username).toBe(username)
  })

  it('is shown: lists of titles, a title with its links, search', async () => {
    const get = async (url: string) => {
      const answer = await app.inject({ url: `/api/v1/${url}` })
      expect([url, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([
        url,
        200,
        true,
      ])
      return answer.json()
    }
    const { pagination } = await get('titles?perPage=5')
    expect(pagination.data).toHaveLength(5)
    const { title } = await get(`titles/${pagination.data[0].id}`)
    expect(title.name).toBe(pagination.data[0].name)
    expect((await get('search/metropolis')).results.length).toBeGreaterThan(0)
  })
})
