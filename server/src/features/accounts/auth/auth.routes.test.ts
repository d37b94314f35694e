import { describe, expect, it } from 'vitest'
import { LOGINS_BY_ACCOUNT } from '../password-checks/lockout.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { COOKIE, PASSWORD, sessionCookie, useAuthStage } from './auth-stage.factory.ts'

const { test, post, buildAccount, bootstrap, withSettings } = useAuthStage()

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

describe('the human check', () => {
  it('closes an action for which it is asked, until it passes', async () => {
    const recaptcha = {
      provider: 'altcha' as const,
      site_key: null,
      enable: {
        login: true,
        register: false,
        contact: false,
        report: false,
        takedown: false,
        download: false,
      },
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
