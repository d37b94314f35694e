import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppearanceView } from '@mediatheque/contract/site/appearance/appearance.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

const SURFACE = '--accent'
/** Pages are kept for longer: who did not hear of it goes on with them. */
const HEARD = { timeout: 15_000 }

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

  it('shows guests in all of them a theme that was published in one, kept pages included', async () => {
    const cookie = await site.logInAsAdmin()
    const send = async (method: string, at: string, body?: object) => {
      const init = { method, cookie, ...(body && { body: JSON.stringify(body) }) }
      const answer = await site.call(`/api/v1/appearance${at}`, init)
      expect(answer.status, at).toBe(200)
      return (await answer.json()) as AppearanceView
    }
    const asGuests = () =>
      Promise.all(Array.from({ length: 8 }, async () => (await site.call('/landing')).text()))
    const { headers } = await site.call('/landing')
    expect(headers.get('cache-control')).toContain('public')
    await asGuests()
    for (const colour of ['#123456', '#654321']) {
      const { draft, published } = await send('GET', '')
      const [first, ...others] = published['themes.all'] as { values: object }[]
      const themes = [{ ...first, values: { ...first!.values, [SURFACE]: colour } }, ...others]
      await send('PUT', '/draft', {
        revision: draft.revision,
        changes: { 'themes.all': themes },
        seen: { 'themes.all': published['themes.all'] },
      })
      const { revision } = (await send('GET', '')).draft
      await send('POST', '/publish', { revision })
      const areNew = async () => (await asGuests()).every((page) => page.includes(colour))
      await expect.poll(areNew, HEARD).toBe(true)
    }
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

  it('answers what it was asked before a terminal told all of its processes to stop', async () => {
    const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
    const words = async function* () {
      yield new TextEncoder().encode('{"email":"nobody@site.example",')
      await rest
      yield new TextEncoder().encode('"password":"wrong-Passw0rd"}')
    }
    const init = {
      method: 'POST',
      body: Readable.toWeb(Readable.from(words())) as ReadableStream,
      duplex: 'half' as const,
    }
    const answer = site.call('/auth/login', init)
    await sleep(500)
    site.interrupt()
    await sleep(500)
    sendRest()
    expect((await answer).status).toBeGreaterThan(400)
    expect(await site.ended).toBe(0)
  })
})
