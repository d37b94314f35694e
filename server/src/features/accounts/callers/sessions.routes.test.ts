import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildGeoDatabase } from '../../../platform/geo/test-geo-database.ts'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { buildUser } from '../users/users.factory.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'

const GEO_DATABASE = path.join(mkdtempSync(path.join(tmpdir(), 'geo-')), 'city.mmdb')
writeFileSync(
  GEO_DATABASE,
  buildGeoDatabase('192.0.2.7', {
    city: { names: { en: 'Geneva' } },
    country: { names: { en: 'Switzerland' } },
  }),
)

const PASSWORD = 'a quiet Horse 7'
const test = useTestApp({ GEO_DATABASE })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function account() {
  const { id } = await buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD) })
  const open = async (userAgent: string | undefined, ipAddress = '192.0.2.7') => {
    const cookie = `${SESSION_COOKIE}=${await openSession(test.platform, { userId: id, isRemembered: false, userAgent, ipAddress })}`
    return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      test.app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        ...(payload && { payload }),
      })
  }
  return { id, open }
}

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof account>>['open']>>
const isOpen = async (call: Call) => (await call('GET', '/api/v1/user-sessions')).statusCode === 200
const confirm = (call: Call) => call('POST', '/auth/user/confirm-password', { password: PASSWORD })

describe('own sessions', () => {
  it('say which device they are on and where, the one in use first', async () => {
    const { open } = await account()
    const call = await open(FIREFOX)
    await open(IPHONE)
    await open(IPAD, '127.0.0.1')
    await open(undefined)
    const { sessions } = (await call('GET', '/api/v1/user-sessions')).json()
    expect(sessions).toHaveLength(4)
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      device_type: 'computer',
      platform: 'Linux',
      browser: 'Firefox',
      city: 'Geneva',
      country: 'Switzerland',
      ip_address: '192.0.2.7',
      token: null,
      last_active: expect.any(String),
      is_current_device: true,
    })
    const others = sessions.slice(1)
    expect(others).toContainEqual(
      expect.objectContaining({
        device_type: 'mobile',
        platform: 'iOS',
        browser: 'Safari',
        is_current_device: false,
      }),
    )
    expect(others).toContainEqual(
      expect.objectContaining({
        device_type: 'tablet',
        city: null,
        country: null,
        ip_address: '127.0.0.1',
      }),
    )
    expect(others).toContainEqual(
      expect.objectContaining({ device_type: 'computer', platform: null, browser: null }),
    )
  })

  it('have an access token among them, without an address, once it was used', async () => {
    const { id, open } = await account()
    const call = await open(FIREFOX)
    await test.platform.db
      .insertInto('access_tokens')
      .values([
        { user_id: id, name: 'Used', token_hash: `used-${id}`, last_used_at: new Date() },
        { user_id: id, name: 'Unused', token_hash: `unused-${id}` },
      ])
      .execute()
    const { sessions } = (await call('GET', '/api/v1/user-sessions')).json()
    expect(
      sessions.map(({ token, ip_address }: { token: string | null; ip_address: string | null }) => [
        token,
        ip_address,
      ]),
    ).toEqual([
      [null, '192.0.2.7'],
      ['Used', null],
    ])
  })

  it('are never those of others', async () => {
    const { open } = await account()
    const other = await account()
    await other.open(IPHONE)
    expect(
      (await (await open(FIREFOX))('GET', '/api/v1/user-sessions')).json().sessions,
    ).toHaveLength(1)
  })

  it('but the one in use end together, with the password, confirmed a short while ago', async () => {
    const { open } = await account()
    const [here, there] = [await open(FIREFOX), await open(IPHONE)]
    const unconfirmed = await here('POST', '/api/v1/user-sessions/logout-other', {
      password: PASSWORD,
    })
    expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([
      423,
      'passwordConfirmationRequired',
    ])
    await confirm(here)
    expect((await here('POST', '/api/v1/user-sessions/logout-other', {})).json().errors).toEqual({
      password: ['Please enter a password.'],
    })
    expect(
      (await here('POST', '/api/v1/user-sessions/logout-other', { password: 'wrong' })).json()
        .errors,
    ).toHaveProperty('password')
    expect(await isOpen(there)).toBe(true)
    expect(
      (await here('POST', '/api/v1/user-sessions/logout-other', { password: PASSWORD })).json(),
    ).toEqual({ ended: 1 })
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
  })

  it('are confirmed one by one: what one device confirmed opens nothing on another', async () => {
    const { open } = await account()
    const [here, there] = [await open(FIREFOX), await open(IPHONE)]
    await confirm(there)
    expect(
      (await here('POST', '/api/v1/user-sessions/logout-other', { password: PASSWORD })).statusCode,
    ).toBe(423)
  })

  it('end one by one, and nobody ends those of others', async () => {
    const { open } = await account()
    const [here, there] = [await open(FIREFOX), await open(IPHONE)]
    const { sessions } = (await here('GET', '/api/v1/user-sessions')).json()
    const wanted = sessions.find(
      (session: { is_current_device: boolean }) => !session.is_current_device,
    ).id
    const stranger = await (await account()).open(FIREFOX)
    expect((await stranger('DELETE', `/api/v1/user-sessions/${wanted}`)).statusCode).toBe(404)
    expect(await isOpen(there)).toBe(true)
    expect((await here('DELETE', `/api/v1/user-sessions/${wanted}`)).json().sessions).toHaveLength(
      1,
    )
    expect(await isOpen(there)).toBe(false)
  })
})

describe('a session', () => {
  const logIn = async (email: string, cookie?: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      payload: { email, password: PASSWORD },
    })
    return answer.cookies.find(({ name }) => name === SESSION_COOKIE)
  }

  it('is not fixed before the login: every login has a token of its own, and a planted one opens nothing', async () => {
    const user = await buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD) })
    const planted = 'P'.repeat(43)
    const [first, second] = [
      await logIn(user.email, `${SESSION_COOKIE}=${planted}`),
      await logIn(user.email),
    ]
    expect(new Set([planted, first!.value, second!.value]).size).toBe(3)
    const withPlanted = await test.app.inject({
      url: '/api/v1/user-sessions',
      headers: { cookie: `${SESSION_COOKIE}=${planted}` },
    })
    expect(withPlanted.statusCode).toBe(401)
  })

  it('travels in a cookie that scripts cannot read and other sites cannot send', async () => {
    const user = await buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD) })
    expect(await logIn(user.email)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('writes nothing that another site asked for', async () => {
    const { id, open } = await account()
    await open(FIREFOX)
    const cookie = `${SESSION_COOKIE}=${await openSession(test.platform, { userId: id, isRemembered: false, userAgent: FIREFOX, ipAddress: '127.0.0.1' })}`
    const write = (headers: Record<string, string>) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/v1/users/${id}`,
        headers: { cookie, ...headers },
        payload: { version: 1, first_name: 'Mallory' },
      })
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ]
    for (const headers of foreign)
      expect((await write(headers as Record<string, string>)).statusCode).toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    const form = await test.app.inject({
      method: 'POST',
      url: `/api/v1/users/${id}`,
      headers: {
        cookie,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '_method=PUT&version=1&first_name=Mallory',
    })
    expect(form.statusCode).toBe(403)
  })
})
