import type { InjectOptions } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../users/users.factory.ts'
import { DEVICE_COOKIE } from './known-devices.service.ts'
import { LOGINS_BY_ACCOUNT, LOGINS_BY_DEVICE } from '../password-checks/lockout.service.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'

const PASSWORD = 'a quiet Horse 7'
const COOKIE = 'mediatheque_session'

const test = useTestApp({ BASE_URL: 'https://media.example/site' })

function post(url: string, payload: object, headers: InjectOptions['headers'] = {}) {
  return test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

const sessionCookie = (response: { cookies: { name: string }[] }) =>
  response.cookies.find(({ name }) => name === COOKIE) as
    | {
        name: string
        value: string
        httpOnly?: boolean
        secure?: boolean
        sameSite?: string
        path?: string
        maxAge?: number
      }
    | undefined

async function buildAccount(overrides: Parameters<typeof buildUser>[1] = {}) {
  return buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD), ...overrides })
}

const bootstrap = (cookie?: string) =>
  test.app
    .inject({
      url: '/api/v1/bootstrap-data',
      headers: cookie ? { cookie: `${COOKIE}=${cookie}` } : {},
    })
    .then((response) => response.json())

async function withSettings(
  change: Parameters<typeof updateSettings>[1],
  act: () => Promise<void>,
) {
  const before = await getSettings(test.platform)
  await updateSettings(test.platform, change)
  try {
    await act()
  } finally {
    await updateSettings(
      test.platform,
      Object.fromEntries(
        Object.keys(change).map((key) => [key, before[key as keyof typeof before]]),
      ),
    )
  }
}

describe('logging in', () => {
  it('opens a session in a cookie that scripts and other sites cannot use, and that ends with the browser', async () => {
    const user = await buildAccount()
    const response = await post('/auth/login', { email: user.email, password: PASSWORD })
    expect(response.json().bootstrapData.user).toMatchObject({
      id: user.id,
      email: user.email,
      role_badge: 'User',
    })
    const cookie = sessionCookie(response)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/site' })
    expect(cookie?.maxAge).toBeUndefined()
    expect((await bootstrap(cookie?.value)).user.id).toBe(user.id)
  })

  it('keeps the session for a month when asked to', async () => {
    const user = await buildAccount()
    const response = await post('/auth/login', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
      remember: true,
    })
    expect(sessionCookie(response)?.maxAge).toBe(30 * 24 * 3600)
  })

  it('stores only the hash of the token', async () => {
    const user = await buildAccount()
    const token = sessionCookie(
      await post('/auth/login', { email: user.email, password: PASSWORD }),
    )!.value
    const row = await test.platform.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.token_hash).toHaveLength(32)
  })

  it('never takes over a token that was in the browser before', async () => {
    const user = await buildAccount()
    const planted = 'A'.repeat(43)
    const response = await post(
      '/auth/login',
      { email: user.email, password: PASSWORD },
      { cookie: `${COOKIE}=${planted}` },
    )
    expect(sessionCookie(response)?.value).not.toBe(planted)
    expect((await bootstrap(planted)).user).toBeNull()
  })

  it('answers a wrong password and an unknown address in the same words', async () => {
    const user = await buildAccount()
    const wrong = await post('/auth/login', { email: user.email, password: 'not the password' })
    const unknown = await post('/auth/login', {
      email: 'nobody@test.example',
      password: 'not the password',
    })
    const passwordless = await post('/auth/login', {
      email: (await buildUser(test.platform.db)).email,
      password: 'not the password',
    })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors).toHaveProperty('email')
    expect([unknown.body, passwordless.body]).toEqual([wrong.body, wrong.body])
    expect(sessionCookie(wrong)).toBeUndefined()
  })

  it('is refused after too many wrong passwords, even with the right one, and says when to come back', async () => {
    const user = await buildAccount()
    for (let attempt = 0; attempt < LOGINS_BY_ACCOUNT.attempts; attempt += 1)
      await post('/auth/login', { email: user.email, password: 'wrong' })
    const refused = await post('/auth/login', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(
      await test.platform.db
        .selectFrom('throttles')
        .select('key')
        .where('key', 'like', `%${user.email}%`)
        .execute(),
    ).toEqual([])
  })

  it('forgets earlier mistakes once the password was right', async () => {
    const user = await buildAccount()
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < LOGINS_BY_ACCOUNT.attempts; attempt += 1)
        await post('/auth/login', { email: user.email, password: 'wrong' })
      expect(
        (await post('/auth/login', { email: user.email, password: PASSWORD })).statusCode,
      ).toBe(200)
    }
  })

  it('needs an address and a password', async () => {
    expect((await post('/auth/login', {})).json().errors).toEqual({
      email: ['Please enter an email address.'],
      password: ['Please enter a password.'],
    })
  })

  it('is for visitors only', async () => {
    const member = await test.as('member')
    expect(
      (await member.call('POST', '/auth/login', { email: 'a@b.example', password: 'x' }))
        .statusCode,
    ).toBe(403)
  })
})

describe('guessing a password', () => {
  const logIn = (email: string, password: string, device?: string) =>
    post(
      '/auth/login',
      { email, password },
      device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` },
    )
  const deviceOf = (response: { cookies: { name: string; value: string }[] }) =>
    response.cookies.find(({ name }) => name === DEVICE_COOKIE)!.value
  const statusesOf = async (tries: number, guess: () => ReturnType<typeof logIn>) =>
    (await Promise.all(Array.from({ length: tries }, guess))).map(({ statusCode }) => statusCode)
  const closeTo = (email: string) =>
    statusesOf(LOGINS_BY_ACCOUNT.attempts + 1, () => logIn(email, 'wrong'))

  beforeEach(() => test.platform.db.deleteFrom('throttles').execute())

  it('from anywhere locks nobody out of a device that they logged in with before', async () => {
    const { email } = await buildAccount()
    const device = deviceOf(await logIn(email, PASSWORD))
    await closeTo(email)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429)
    const back = await logIn(email, PASSWORD, device)
    expect(back.statusCode).toBe(200)
    expect(deviceOf(back)).not.toBe(device)
    expect((await logIn(email, PASSWORD)).statusCode, 'and opens nothing to the others').toBe(429)
  })

  it('on a device that is known is counted by itself', async () => {
    const { email } = await buildAccount()
    const device = deviceOf(await logIn(email, PASSWORD))
    const statuses = await statusesOf(LOGINS_BY_DEVICE.attempts + 5, () =>
      logIn(email, 'wrong', device),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(LOGINS_BY_DEVICE.attempts)
    expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
  })

  it('is not helped by a device that is known to another account, or was made up', async () => {
    const { email } = await buildAccount()
    const other = deviceOf(await logIn((await buildAccount()).email, PASSWORD))
    const own = deviceOf(await logIn(email, PASSWORD))
    await closeTo(email)
    const [name, issuedAt, signature] = own.split('.')
    for (const device of [
      other,
      `${name}.${Number(issuedAt) + 1}.${signature}`,
      `${'A'.repeat(16)}.${issuedAt}.${signature}`,
      `${name}.${issuedAt}.${'A'.repeat(43)}`,
      'nonsense~~.',
    ])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    expect((await logIn(email, PASSWORD, `${other}~${own}`)).statusCode).toBe(200)
  })

  it('is not helped by a login of 400 days ago, nor by a device that says to know everybody', async () => {
    const { id, email } = await buildAccount()
    const own = deviceOf(await logIn(email, PASSWORD))
    const deviceOfDaysAgo = (days: number) => {
      const name = 'B'.repeat(16)
      const issuedAt = Date.now() - days * 24 * 3_600_000
      const signature = test.platform.secrets.sign(`${id}/${name}/${issuedAt}`, 'known-device')
      return `${name}.${issuedAt}.${signature}`
    }
    const others = (count: number) => `${own.replace(/\.\d+\./, '.1.')}~`.repeat(count)
    await closeTo(email)
    for (const device of [deviceOfDaysAgo(401), others(5) + own])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(429)
    for (const device of [deviceOfDaysAgo(399), others(4) + own])
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(200)
  })

  it('is on one device possible for everybody who logged in with it', async () => {
    const [first, second] = [await buildAccount(), await buildAccount()]
    const device = deviceOf(
      await logIn(second.email, PASSWORD, deviceOf(await logIn(first.email, PASSWORD))),
    )
    for (const { email } of [first, second]) {
      await closeTo(email)
      expect((await logIn(email, PASSWORD, device)).statusCode).toBe(200)
    }
  })

  it('is not covered up by logins of an account that only typed the same address', async () => {
    const { email } = await buildAccount()
    const own = 'another quiet Horse'
    await buildAccount({
      email: 'stand-in@unconfirmed.invalid',
      unconfirmed_email: email,
      email_verified_at: null,
      password_hash: await hashPassword(own),
    })
    for (let round = 0; round < LOGINS_BY_ACCOUNT.attempts / 2; round += 1) {
      await logIn(email, 'wrong')
      expect((await logIn(email, own)).statusCode).toBe(200)
    }
    expect((await logIn(email, 'wrong')).statusCode).toBe(429)
  })

  it('passes its limit in no number made at the same moment', async () => {
    const { email } = await buildAccount()
    const statuses = await statusesOf(30, () => logIn(email, 'wrong'))
    expect(statuses.filter((status) => status === 422)).toHaveLength(LOGINS_BY_ACCOUNT.attempts)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('elsewhere keeps nobody from confirming theirs who is logged in', async () => {
    const { email } = await buildAccount()
    const cookie = `${COOKIE}=${sessionCookie(await logIn(email, PASSWORD))!.value}`
    await closeTo(email)
    const confirm = (password: string) =>
      post('/auth/user/confirm-password', { password }, { cookie })
    expect((await confirm(PASSWORD)).statusCode).toBe(200)
    await statusesOf(LOGINS_BY_DEVICE.attempts, () => confirm('wrong'))
    expect((await confirm(PASSWORD)).statusCode).toBe(429)
  })
})

describe('logging out', () => {
  it('ends the session at once and takes the cookie back', async () => {
    const user = await buildAccount()
    const token = sessionCookie(
      await post('/auth/login', { email: user.email, password: PASSWORD, remember: true }),
    )!.value
    const response = await post('/auth/logout', {}, { cookie: `${COOKIE}=${token}` })
    expect(response.json().bootstrapData.user).toBeNull()
    expect(sessionCookie(response)).toMatchObject({ value: '', path: '/site' })
    expect((await bootstrap(token)).user).toBeNull()
  })
})

describe('registering', () => {
  const form = (name: string) => ({
    username: name,
    email: `${name}@test.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  })

  it('makes a member and logs them in', async () => {
    const response = await post('/auth/register', form('ada'))
    expect(response.json()).toMatchObject({
      status: 'success',
      bootstrapData: { user: { username: 'ada', roles: [{ name: 'Member' }] } },
    })
    expect((await bootstrap(sessionCookie(response)!.value)).user.username).toBe('ada')
  })

  it('says for every field what is wrong with it', async () => {
    const { errors } = (
      await post('/auth/register', {
        username: 'a b',
        email: 'nowhere',
        password: 'short',
        password_confirmation: '',
      })
    ).json()
    expect(Object.keys(errors).sort()).toEqual([
      'email',
      'password',
      'password_confirmation',
      'username',
    ])
    const unlike = (
      await post('/auth/register', { ...form('grace'), password_confirmation: 'something else' })
    ).json()
    expect(unlike.errors).toEqual({ password_confirmation: ['The two passwords do not match.'] })
  })

  it('refuses a common password', async () => {
    const { errors } = (
      await post('/auth/register', {
        ...form('grace'),
        password: 'Password123',
        password_confirmation: 'Password123',
      })
    ).json()
    expect(errors).toEqual({ password: ['This password is too easy to guess.'] })
  })

  it('refuses a name or an address that is taken, in whatever case', async () => {
    const user = await buildAccount()
    const { errors } = (
      await post('/auth/register', {
        ...form('x'),
        username: user.username.toUpperCase(),
        email: user.email.toUpperCase(),
      })
    ).json()
    expect(Object.keys(errors).sort()).toEqual(['email', 'username'])
  })

  it('makes one account of two registrations at the same moment', async () => {
    const both = await Promise.all([
      post('/auth/register', form('twin')),
      post('/auth/register', form('twin')),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('asks for every policy', async () => {
    const policies = [
      { id: 'terms', label: 'terms', url: null },
      { id: 'privacy', label: 'privacy policy', url: null },
    ]
    await withSettings({ registration: { disable: false, policies } }, async () => {
      const refused = await post('/auth/register', { ...form('mary'), policies: { terms: true } })
      expect(refused.json().errors).toEqual({
        'policies.privacy': ['Please accept this to continue.'],
      })
      const accepted = await post('/auth/register', {
        ...form('mary'),
        policies: { terms: true, privacy: true },
      })
      expect(accepted.statusCode).toBe(200)
    })
  })

  it('is refused while registration is closed, with an invitation nobody made too', async () => {
    await withSettings({ registration: { disable: true, policies: [] } }, async () => {
      expect(
        (await post('/auth/register', { ...form('late'), invite_id: 'made-up' })).statusCode,
      ).toBe(403)
    })
  })

  it('lets nobody in who still has to confirm an address', async () => {
    await withSettings({ require_email_confirmation: true }, async () => {
      const response = await post('/auth/register', form('unverified'))
      expect(response.json().status).toBe('needs_email_verification')
      const cookie = `${COOKIE}=${sessionCookie(response)!.value}`
      const refused = await test.app.inject({ url: '/api/v1/notifications', headers: { cookie } })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'emailUnverified'])
      expect((await bootstrap(sessionCookie(response)!.value)).user.email_verified_at).toBeNull()
      expect((await post('/auth/logout', {}, { cookie })).statusCode).toBe(200)
    })
  })
})

describe('the human check', () => {
  it('closes an action for which it is asked, until it passes', async () => {
    const recaptcha = {
      provider: 'altcha' as const,
      site_key: null,
      enable: { login: true, register: false, contact: false, report: false, download: false },
    }
    await withSettings({ recaptcha }, async () => {
      const user = await buildAccount()
      const refused = await post('/auth/login', {
        email: user.email,
        password: PASSWORD,
        token: 'anything',
      })
      expect(refused.json().errors).toEqual({ token: ['Could not verify you are human.'] })
    })
  })
})

describe('confirming the password', () => {
  it('is remembered by the session', async () => {
    const user = await buildAccount()
    const cookie = `${COOKIE}=${sessionCookie(await post('/auth/login', { email: user.email, password: PASSWORD }))!.value}`
    const status = () =>
      test.app
        .inject({ url: '/auth/user/confirmed-password-status?seconds=9000', headers: { cookie } })
        .then((response) => response.json())
    expect(await status()).toEqual({ confirmed: false })
    expect(
      (await post('/auth/user/confirm-password', { password: 'wrong' }, { cookie })).statusCode,
    ).toBe(422)
    expect(await status()).toEqual({ confirmed: false })
    expect(
      (await post('/auth/user/confirm-password', { password: PASSWORD }, { cookie })).statusCode,
    ).toBe(200)
    expect(await status()).toEqual({ confirmed: true })
  })
})
