import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { loadConfig } from './config/config.ts'
import { createPlatform } from './create-platform.ts'
import { migrateDatabase } from './database/migrate.ts'
import { readMigrations } from './database/migrations.ts'
import { startDatabaseServer } from './database/open-database.ts'
import { createEmptyDatabase, createTestDatabase } from './database/test-database.ts'
import { createLogger } from './log/logger.ts'
import { defineJob } from './jobs/define-job.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `mediatheque-test-${process.pid}-`))
fs.chmodSync(dataDir, 0o755)
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }

afterAll(() => fs.rmSync(dataDir, { recursive: true }))

it('starts from an empty data directory, works, stops in order and starts again', async () => {
  const platform = await createPlatform(loadConfig(env), [])
  let ran = 0
  const job = defineJob({
    name: 'test.whole',
    payload: z.object({}),
    run: async () => void (ran += 1),
  })
  await platform.startWorkers([job])
  await platform.jobs.enqueue(platform.db, job, {})
  await platform.mail.send({ to: 'ana@example.org', subject: 'Hello', text: 'Hello' })
  await platform.storage.put('note', 'hello')
  await expect.poll(() => ran, { timeout: 8000 }).toBe(1)
  await platform.stop()
  expect(fs.existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)

  const again = await createPlatform(loadConfig(env), [])
  const mails = await again.readDb.selectFrom('outgoing_mails').select('status').execute()
  expect(mails).toEqual([{ status: 'kept' }])
  await again.stop()
})

it('uses the database that it is told to use, and leaves its server running', async () => {
  const database = await createTestDatabase()
  const platform = await createPlatform(loadConfig({ ...env, DATABASE_URL: database.url }), [])
  expect(platform.databaseUrl).toBe(database.url)
  await platform.stop()
  const { rows } = await database.pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  await database.close()
})

it('says what is wrong when the database cannot be reached, and leaves nothing open', async () => {
  const config = loadConfig({ ...env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
  await expect(createPlatform(config, [])).rejects.toThrow(
    'DATABASE_URL: nothing listens on 127.0.0.1:1: start PostgreSQL there, or correct the address.',
  )
})

describe('a command beside the site', () => {
  const open = (more: Record<string, string>) =>
    createPlatform(loadConfig({ ...env, ...more }), [], undefined, { isBesideSite: true })

  it('makes no database where there is none', async () => {
    const other = path.join(dataDir, 'elsewhere')
    await expect(open({ DATA_DIR: other })).rejects.toThrow(/^There is no database in .*elsewhere/)
    expect(fs.existsSync(path.join(other, 'postgres'))).toBe(false)
  })

  it('leaves one as it is that holds no site, or that of an older version', async () => {
    const { url } = await createEmptyDatabase()
    await expect(open({ DATABASE_URL: url })).rejects.toThrow(
      'This database holds no site yet: start the site first.',
    )
    await migrateDatabase(url, { migrations: readMigrations().slice(0, -2) })
    await expect(open({ DATABASE_URL: url })).rejects.toThrow(
      /^The database is of an older version \(migrations to apply: 2\)/,
    )
  })
})

describe('an embedded database', () => {
  const config = { dataDir }
  const data = path.join(dataDir, 'postgres/data')

  it('is left alone while it is restored from the archive', async () => {
    fs.writeFileSync(path.join(data, 'standby.signal'), '')
    await expect(startDatabaseServer(config)).rejects.toThrow(
      /^The database is being restored from the archive/,
    )
    fs.rmSync(path.join(data, 'standby.signal'))
  })

  it('that was deleted under a site is not made anew, and the site ends in order', async () => {
    const log = createLogger({ logLevel: 'silent' })
    const failed = vi.spyOn(log, 'error')
    const server = await startDatabaseServer(config, { log })
    const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    fs.rmSync(path.join(dataDir, 'postgres'), { recursive: true })
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => failed.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(fs.existsSync(data)).toBe(false)
    await server.stop()
  })
})
