import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { loadConfig } from './config/config.ts'
import { createPlatform } from './create-platform.ts'
import { createTestDatabase } from './database/test-database.ts'
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
