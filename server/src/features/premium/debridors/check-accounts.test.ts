import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSettableClock } from '../../../platform/clock.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import {
  allAt,
  startTestDebridService,
  type TestDebridService,
} from '../debrid-providers/test-debrid-service.ts'
import { checkDueAccounts, tellOfExpiry } from './check-accounts.ts'
import { listUsableAccounts } from './debridors.service.ts'

const test = useTestApp()
const URL = '/api/v1/debridors'
const KEY = 'dEbRiD-Key-0123456789'
const DAY_MS = 24 * 3_600_000

let service: TestDebridService
beforeAll(async () => {
  service = await startTestDebridService()
  await updateSettings(test.platform, { debrid_endpoints: allAt(service.origin) })
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.forget()
  await test.platform.db.deleteFrom('debrid_accounts').execute()
})

const saysPremium = (until: Date, username = 'ada') =>
  service.answer('/v4/user', {
    status: 'success',
    data: { user: { username, isPremium: true, premiumUntil: Math.round(until.getTime() / 1000) } },
  })
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY_MS)
const add = async (owner: Awaited<ReturnType<typeof test.as>>, body: object = {}) =>
  owner.call('POST', URL, { provider: 2, api: KEY, ...body })
const stored = () =>
  test.platform.db.selectFrom('debrid_accounts').selectAll().executeTakeFirstOrThrow()
const check = (clock = createSettableClock()) =>
  checkDueAccounts({ ...test.platform, clock }, { signal: new AbortController().signal, gapMs: 0 })
const told = (userId: number) =>
  test.platform.db
    .selectFrom('notifications')
    .select(['type', 'data'])
    .where('user_id', '=', userId)
    .execute()

describe('a key that is typed in', () => {
  it('is asked about at its service, whose word counts and not the caller’s', async () => {
    const until = inDays(30)
    saysPremium(until)
    const owner = await test.as('premium')
    const answer = await add(owner, { username: 'somebody', expire_at: '2099-01-01T00:00:00.000Z' })
    expect(answer.json().debridor).toMatchObject({
      username: 'ada',
      expire_at: until.toISOString(),
      last_check: expect.any(String),
      problem: null,
    })
    expect(service.asked).toMatchObject([{ path: '/v4/user', key: KEY }])
    expect(answer.body).not.toContain(KEY)
  })

  it('is not kept where the service refuses it, in its own words', async () => {
    const owner = await test.as('premium')
    service.answer('/v4/user', {
      status: 'error',
      error: { code: 'AUTH_BAD_APIKEY', message: 'The auth apikey is invalid\u0000\n<b>' },
    })
    const refused = await add(owner)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toBe('The auth apikey is invalid <b>')
    for (const [answer, status] of [
      [{ status: 'error' }, 200],
      ['<h1>no</h1>', 503],
    ] as const) {
      service.answer('/v4/user', answer, status)
      expect((await add(owner)).json().message).toBe('An error occured')
    }
    service.answer('/rest/1.0/user', { error: 'bad_token', error_code: 8 }, 401)
    expect((await add(owner, { provider: 3 })).json().message).toBe('bad_token')
    expect(await test.platform.db.selectFrom('debrid_accounts').execute()).toEqual([])
  })

  it('of a service that is silent is kept, and asked about later', async () => {
    const owner = await test.as('premium')
    service.answer('/api/v2/account/infos', '<h1>down</h1>', 502)
    const { debridor } = (await add(owner, { provider: 1, username: 'me' })).json()
    expect(debridor).toMatchObject({ username: 'me', last_check: null, problem: 'unreachable' })
    service.answer('/api/v2/account/infos', {
      success: true,
      value: { username: 'ada', premiumLeft: 1_000 },
    })
    expect(await check()).toBe(0)
    const later = createSettableClock()
    later.set(new Date(Date.now() + 2 * 3_600_000))
    expect(await check(later)).toBe(1)
    expect(await stored()).toMatchObject({ username: 'ada', problem: null })
  })

  it('is for the address that it was typed for: at another it is not used', async () => {
    saysPremium(inDays(30))
    const owner = await test.as('premium')
    await add(owner)
    expect((await listUsableAccounts(test.platform, owner.id))[0]!.key).toBe(KEY)
    const elsewhere = await startTestDebridService()
    await updateSettings(test.platform, { debrid_endpoints: allAt(elsewhere.origin) })
    expect((await listUsableAccounts(test.platform, owner.id))[0]!.key).toBeUndefined()
    await test.platform.db
      .updateTable('debrid_accounts')
      .set({ next_check_at: new Date(0) })
      .execute()
    await check()
    expect(elsewhere.asked).toEqual([])
    expect((await stored()).problem).toBe('movedAway')
    await elsewhere.stop()
    await updateSettings(test.platform, { debrid_endpoints: allAt(service.origin) })
  })
})

describe('accounts', () => {
  const account = (owner: { id: number }, values: object = {}) =>
    test.platform.db
      .insertInto('debrid_accounts')
      .values({
        user_id: owner.id,
        provider: 2,
        key_origin: service.origin,
        key_encrypted: test.platform.secrets.encrypt(KEY, `debridor-key:${owner.id}`),
        next_check_at: new Date(0),
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  it('are asked about once a day, each by one process alone', async () => {
    const owner = await test.as('premium')
    for (let index = 0; index < 5; index++) await account(owner)
    saysPremium(inDays(30))
    await Promise.all([check(), check(), check()])
    expect(service.asked).toHaveLength(5)
    const row = await stored()
    const hours = (row.next_check_at.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(21)
    expect(hours).toBeLessThan(27)
    await check()
    expect(service.asked).toHaveLength(5)
  })

  it('of a service that is silent wait, and those of others do not', async () => {
    const owner = await test.as('premium')
    for (let index = 0; index < 3; index++) await account(owner)
    await account(owner, { provider: 1 })
    service.answer('/v4/user', '<h1>down</h1>', 502)
    service.answer('/api/v2/account/infos', { success: true, value: { premiumLeft: 0 } })
    await check()
    expect(service.asked.map(({ path }) => path).sort()).toEqual([
      '/api/v2/account/infos',
      '/v4/user',
    ])
  })

  it('whose key is refused have that said to their owner, once', async () => {
    const owner = await test.as('premium')
    await account(owner)
    service.answer('/v4/user', { status: 'error', error: { code: 'AUTH_BAD_APIKEY' } })
    await check()
    await test.platform.db
      .updateTable('debrid_accounts')
      .set({ next_check_at: new Date(0) })
      .execute()
    await check()
    expect((await told(owner.id)).map(({ type }) => type)).toEqual(['debrid.refused'])
    expect((await stored()).problem).toBe('badKey')
  })

  it('that end soon have that said to their owner, once of each end', async () => {
    const owner = await test.as('premium')
    await account(owner, { expires_at: inDays(2) })
    await account(owner, { expires_at: inDays(20) })
    await account(owner, { expires_at: inDays(-2) })
    await Promise.all([tellOfExpiry(test.platform), tellOfExpiry(test.platform)])
    await tellOfExpiry(test.platform)
    const notices = await told(owner.id)
    expect(notices.map(({ type }) => type)).toEqual(['debrid.expiring'])
    expect(JSON.stringify(notices)).toContain('"count":2')
    await test.platform.db
      .updateTable('debrid_accounts')
      .set({ expires_at: inDays(3) })
      .where('expiry_told_of', 'is not', null)
      .execute()
    await tellOfExpiry({ ...test.platform })
    expect(await told(owner.id)).toHaveLength(2)
  })
})
