import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

const database = useTestDatabase()
let site: TestSite

describe.skipIf(process.platform !== 'linux')('a site with two web processes', () => {
  beforeAll(async () => {
    site = await startTwoProcesses({ DATABASE_URL: database.url })
  }, 90_000)

  afterAll(() => site.stop(), 30_000)

  it('shows in all of them what one of them changed', async () => {
    const cookie = await site.logInAsAdmin()
    const bootstrap = async () =>
      (await (await site.call('/api/v1/bootstrap-data', { cookie })).json()) as {
        user: { id: number; version: number; first_name: string | null }
      }
    const [before] = await Promise.all(Array.from({ length: 8 }, bootstrap))
    const { id, version } = before!.user
    const body = JSON.stringify({ version, first_name: 'Léontine' })
    expect((await site.call(`/api/v1/users/${id}`, { method: 'PUT', cookie, body })).status).toBe(
      200,
    )
    await sleep(200)
    const names = (await Promise.all(Array.from({ length: 12 }, bootstrap))).map(
      ({ user }) => user.first_name,
    )
    expect(new Set(names)).toEqual(new Set(['Léontine']))
  })

  it('counts attempts once for all of them', async () => {
    const attempt = async () =>
      (
        await site.call('/auth/login', {
          method: 'POST',
          body: JSON.stringify({
            email: 'nobody@site.example',
            password: 'wrong-Passw0rd',
            remember: false,
          }),
        })
      ).status
    const statuses = []
    for (let index = 0; index < 12; index++) statuses.push(await attempt())
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('goes on when one of them is killed, and replaces it', async () => {
    const [victim] = site.workers()
    process.kill(victim!, 'SIGKILL')
    await expect.poll(() => site.workers().includes(victim!)).toBe(false)
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await site.call('/health/ready')).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect.poll(() => site.workers().length, { timeout: 20_000 }).toBe(2)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from pg_stat_activity where datname = current_database()`.execute(
      database.db,
    )
    expect(rows[0]!.count).toBeLessThan(90)
  })
})
