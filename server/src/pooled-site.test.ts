import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from './platform/database/backup/back-up.ts'
import { restore } from './platform/database/backup/restore.ts'
import { type EmptyDatabase, makeEmptyDatabase } from './platform/database/test-database.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from './platform/database/test-pgbouncer.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

/** Where it cannot be listened to, the others know within one look. */
const SOON = { timeout: 4_000 }

const WAYS = [
  { name: 'of transactions alone', mode: 'transaction', isDirect: false },
  { name: 'of transactions, and directly', mode: 'transaction', isDirect: true },
  { name: 'of sessions alone', mode: 'session', isDirect: false },
] as const

describe.skipIf(!hasPgbouncer).each(WAYS)(
  'a site behind a pgbouncer $name',
  ({ mode, isDirect }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-pooled-'))
    let database: EmptyDatabase
    let pool: Pgbouncer
    let site: TestSite

    beforeAll(async () => {
      database = await makeEmptyDatabase()
      pool = await startPgbouncer(database.url, mode)
      // Everything, the migrations included.
      site = await startTwoProcesses({
        DATABASE_URL: pool.url,
        ...(isDirect && { DATABASE_DIRECT_URL: database.url }),
      })
    }, 120_000)
    afterAll(async () => {
      await site.stop()
      await pool.stop()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }, 60_000)

    it('shows in all processes within seconds what one of them changed', async () => {
      const cookie = await site.logInAsAdmin()
      const own = async () =>
        (
          (await (await site.call('/api/v1/bootstrap-data', { cookie })).json()) as {
            user: { id: number; version: number; first_name: string | null }
          }
        ).user
      const { id, version } = await own()
      const body = JSON.stringify({ version, first_name: 'Ada' })
      const changed = await site.call(`/api/v1/users/${id}`, { method: 'PUT', cookie, body })
      expect(changed.status).toBe(200)
      const everywhere = () => Promise.all(Array.from({ length: 12 }, own))
      await expect
        .poll(async () => new Set((await everywhere()).map((user) => user.first_name)), SOON)
        .toEqual(new Set(['Ada']))
    })

    it('works its jobs, and is ready', async () => {
      const cookie = await site.logInAsAdmin()
      expect((await site.call('/health/ready')).status).toBe(200)
      const run = await site.call('/api/v1/logs/schedule/visits.count/run', {
        method: 'POST',
        cookie,
        body: '{}',
      })
      expect(run.status).toBe(202)
      const runs = async () => {
        const answer = await site.call('/api/v1/logs/schedule/visits.count/runs', { cookie })
        return ((await answer.json()) as { runs: { outcome: string }[] }).runs
      }
      await expect
        .poll(async () => (await runs()).map(({ outcome }) => outcome), { timeout: 15_000 })
        .toContain('done')
    })

    it('answers many at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, index) => site.call(`/api/v1/search/film%20${index}`)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    })

    it('is backed up through the pool, and restored', async () => {
      const target = path.join(folder, 'backup')
      const filesDir = path.join(folder, 'none')
      await backUp({ url: pool.url, filesDir, target })
      const other = await makeEmptyDatabase()
      const otherPool = await startPgbouncer(other.url, mode)
      const options = { filesDir, source: target, mayReplace: false }
      await restore({ url: otherPool.url, ...options })
      await otherPool.stop()
      await other.drop()
      await expect(
        restore({ url: pool.url, filesDir, source: target, mayReplace: true }),
      ).rejects.toThrow(/The site uses this database/)
    })
  },
)
