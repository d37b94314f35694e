import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { startDatabaseServer } from '../../../platform/database/open-database.ts'
import { createLogger } from '../../../platform/log/logger.ts'
import { lookAtDatabase } from './look-at-database.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-failing-archive-'))
// Passable for the user that PostgreSQL runs as when the tests run as root.
fs.chmodSync(dataDir, 0o755)
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

it('a database that cannot write to its archive is bad until it can', async () => {
  const databaseArchiveDir = path.join(dataDir, 'archive')
  const server = await startDatabaseServer({ dataDir, databaseArchiveDir })
  const { db, close } = connectDatabase({
    url: server.url,
    log: createLogger({ logLevel: 'silent' }),
    purpose: 'test',
    poolSize: 2,
  })
  const problem = async () => {
    const { state, ...reading } = await lookAtDatabase({ db })
    return state === 'bad' && 'problem' in reading ? reading.problem : undefined
  }
  try {
    expect(await problem()).toBeUndefined()
    fs.renameSync(path.join(databaseArchiveDir, 'wal'), path.join(databaseArchiveDir, 'away'))
    await sql`select pg_logical_emit_message(true, 'test', 'x')`.execute(db)
    await sql`select pg_switch_wal()`.execute(db)
    await expect.poll(problem, { timeout: 20_000 }).toBe('archive-failing')
    fs.renameSync(path.join(databaseArchiveDir, 'away'), path.join(databaseArchiveDir, 'wal'))
    await expect.poll(problem, { timeout: 90_000, interval: 500 }).toBeUndefined()
  } finally {
    await close()
    await server.stop()
  }
}, 150_000)
