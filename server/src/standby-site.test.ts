import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DebianPostgres,
  hasDebianPostgres,
  startDebianPostgres,
} from './platform/database/test-debian-postgres.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

/** For one answer. */
const PATIENCE_MS = 4_000
const WAL = {
  wal_level: 'replica',
  max_wal_senders: '4',
  full_page_writes: 'on',
  hot_standby: 'on',
}

describe.skipIf(!hasDebianPostgres)('a site of two web processes with a streaming standby', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-standby-site-'))
  let primary: DebianPostgres
  let standby: DebianPostgres
  let site: TestSite

  beforeAll(async () => {
    fs.chmodSync(home, 0o755)
    primary = await startDebianPostgres(path.join(home, 'a'), { settings: WAL })
    standby = await startDebianPostgres(path.join(home, 'b'), { settings: WAL, standbyOf: primary })
    site = await startTwoProcesses({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url })
  }, 120_000)

  afterAll(async () => {
    await site.stop()
    await standby.stop()
    await primary.stop()
    fs.rmSync(home, { recursive: true, force: true })
  }, 60_000)

  const find = async (name: string) => {
    const answer = await site.call(`/api/v1/search/${encodeURIComponent(name)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { results: { name: string }[] }).results.map(
      (result) => result.name,
    )
  }

  it('reads from the standby what was written to the primary', async () => {
    await query(primary.url, `insert into titles (type, name) values ('movie', 'Steamboat Willie')`)
    // Nobody announced this insert, so a search that comes too early would keep for half a minute that there is nothing.
    await expect.poll(() => query(standby.url, 'select name from titles')).toHaveLength(1)
    const before = await readsOfSearchTerms(standby.url)
    for (let index = 0; index < 10; index++)
      await expect.poll(() => find(`steamboat willie ${index}`)).toContain('Steamboat Willie')
    await expect
      .poll(async () => (await readsOfSearchTerms(standby.url)) > before, { timeout: 10_000 })
      .toBe(true)
  })

  it('shows in all processes at once what one of them changed', async () => {
    const cookie = await site.logInAsAdmin()
    const own = async () =>
      (
        (await (await site.call('/api/v1/bootstrap-data', { cookie })).json()) as {
          user: { id: number; version: number; first_name: string | null }
        }
      ).user
    const { id, version } = await own()
    expect(
      (
        await site.call(`/api/v1/users/${id}`, {
          method: 'PUT',
          cookie,
          body: JSON.stringify({ version, first_name: 'Ada' }),
        })
      ).status,
    ).toBe(200)
    await expect
      .poll(
        async () =>
          new Set(
            (await Promise.all(Array.from({ length: 12 }, own))).map((user) => user.first_name),
          ),
      )
      .toEqual(new Set(['Ada']))
  })

  it('goes on with the primary alone when the standby is gone', async () => {
    standby.kill()
    // What was being read from it may fail, and be asked for again.
    await expect.poll(() => find('steamboat'), { timeout: 30_000 }).toContain('Steamboat Willie')
    await query(primary.url, `insert into titles (type, name) values ('movie', 'Plane Crazy')`)
    for (let index = 0; index < 6; index++)
      expect(await find(`plane crazy ${index}`)).toContain('Plane Crazy')
  }, 60_000)
})

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** How often this server looked a word up since it began. */
async function readsOfSearchTerms(url: string): Promise<number> {
  const [row] = await query<{ reads: string }>(
    url,
    `select coalesce(idx_scan, 0) + coalesce(seq_scan, 0) reads from pg_stat_user_tables where relname = 'search_terms'`,
  )
  return Number(row?.reads ?? 0)
}
