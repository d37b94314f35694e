import { PASSWORD_CONFIRMATION_SECONDS } from '@mediatheque/contract/core/constants.ts'
import { HIDDEN_RECOVERY_CODE } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser, type UserOverrides } from '../users/users.factory.ts'
import { CHALLENGE_COOKIE } from './challenge-cookie.service.ts'
import { CODES_BY_ACCOUNT } from './two-factor.service.ts'

const PASSWORD = 'a quiet Horse 7'
const STEP_MS = 30_000
const test = useTestApp()

// In the middle of a step: a test must not see one end between making a code and sending it.
beforeAll(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date'],
      now: Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2,
    }),
)
afterAll(() => void vi.useRealTimers())

type Cookies = Record<string, string>

const send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  cookies: Cookies = {},
  payload?: object,
) =>
  test.app.inject({
    method,
    url,
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  })

type Answer = Awaited<ReturnType<typeof send>>

const cookieOf = (answer: Answer, name: string) =>
  (
    answer.cookies as {
      name: string
      value: string
      httpOnly?: boolean
      sameSite?: string
      path?: string
      maxAge?: number
    }[]
  ).find((cookie) => cookie.name === name)

/** A code of this moment, or of some steps before or after. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

async function buildMember(overrides: UserOverrides = {}) {
  const user = await buildUser(test.platform.db, {
    password_hash: await hashPassword(PASSWORD),
    ...overrides,
  })
  const token = await openSession(test.platform, {
    userId: user.id,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '127.0.0.1',
  })
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    send(method, url, { [SESSION_COOKIE]: token }, payload)
  const confirmPassword = () => call('POST', '/auth/user/confirm-password', { password: PASSWORD })
  const view = async () => (await call('GET', `/api/v1/users/${user.id}`)).json().user
  return { ...user, call, confirmPassword, view }
}

/** An account in front of the QR code. */
async function beginSetUp(overrides: UserOverrides = {}) {
  const member = await buildMember(overrides)
  await member.confirmPassword()
  await member.call('POST', '/auth/user/two-factor-authentication')
  const { secret } = (await member.call('GET', '/auth/user/two-factor/qr-code')).json() as {
    secret: string
  }
  return { ...member, secret }
}

/** An account with two factor; the code of the step before this one is used up by it. */
async function buildProtected(overrides: UserOverrides = {}) {
  const member = await beginSetUp(overrides)
  const confirmed = await member.call('POST', '/auth/user/confirmed-two-factor-authentication', {
    code: codeOf(member.secret, -1),
  })
  expect(confirmed.statusCode).toBe(200)
  const codes = (await member.call('GET', '/auth/user/two-factor-recovery-codes')).json()
    .two_factor_recovery_codes as string[]
  return { ...member, codes }
}

const logIn = (email: string, remember = false) =>
  send('POST', '/auth/login', {}, { email, password: PASSWORD, remember })

async function challengeOf(email: string, remember = false): Promise<Cookies> {
  return { [CHALLENGE_COOKIE]: cookieOf(await logIn(email, remember), CHALLENGE_COOKIE)!.value }
}

const answer = (cookies: Cookies, codes: object) =>
  send('POST', '/auth/two-factor-challenge', cookies, codes)

describe('setting two factor up', () => {
  it('goes from off over a first code to on, and back', async () => {
    const member = await buildMember()
    await member.confirmPassword()
    expect(await member.view()).toMatchObject({
      two_factor_confirmed_at: null,
      two_factor_recovery_codes: [],
    })

    expect((await member.call('POST', '/auth/user/two-factor-authentication')).statusCode).toBe(200)
    const awaiting = await member.view()
    expect(awaiting.two_factor_confirmed_at).toBeNull()
    expect(awaiting.two_factor_recovery_codes).toHaveLength(8)
    expect((await logIn(member.email)).json().bootstrapData.user.id).toBe(member.id)

    const { svg, secret } = (await member.call('GET', '/auth/user/two-factor/qr-code')).json()
    expect(svg).toMatch(/^<svg /)
    expect(
      (
        await member.call('POST', '/auth/user/confirmed-two-factor-authentication', {
          code: '000000',
        })
      ).json().errors,
    ).toEqual({ code: ['This code is not right.'] })
    expect(
      (
        await member.call('POST', '/auth/user/confirmed-two-factor-authentication', {
          code: codeOf(secret),
        })
      ).statusCode,
    ).toBe(200)
    expect((await member.view()).two_factor_confirmed_at).toEqual(expect.any(String))

    expect((await member.call('DELETE', '/auth/user/two-factor-authentication')).statusCode).toBe(
      200,
    )
    expect(await member.view()).toMatchObject({
      two_factor_confirmed_at: null,
      two_factor_recovery_codes: [],
    })
    expect((await logIn(member.email)).json().bootstrapData.user.id).toBe(member.id)
  })

  it('needs a password confirmed lately where it matters', async () => {
    const member = await buildMember()
    const calls = [
      ['POST', 'two-factor-authentication'],
      ['DELETE', 'two-factor-authentication'],
      ['POST', 'two-factor-recovery-codes'],
      ['GET', 'two-factor-recovery-codes'],
    ] as const
    for (const [method, path] of calls)
      expect((await member.call(method, `/auth/user/${path}`)).statusCode).toBe(423)
    await member.confirmPassword()
    const long = new Date(Date.now() - (PASSWORD_CONFIRMATION_SECONDS + 1) * 1000)
    await test.platform.db
      .updateTable('sessions')
      .set({ password_confirmed_at: long })
      .where('user_id', '=', member.id)
      .execute()
    const fresh = await openSession(test.platform, {
      userId: member.id,
      isRemembered: false,
      userAgent: 'test',
      ipAddress: '127.0.0.1',
    })
    for (const [method, path] of calls)
      expect(
        (await send(method, `/auth/user/${path}`, { [SESSION_COOKIE]: fresh })).statusCode,
      ).toBe(423)
  })

  it('begins with another secret each time, and can be cancelled', async () => {
    const member = await beginSetUp()
    await member.call('POST', '/auth/user/two-factor-authentication')
    expect((await member.call('GET', '/auth/user/two-factor/qr-code')).json().secret).not.toBe(
      member.secret,
    )
    await member.call('DELETE', '/auth/user/two-factor-authentication')
    expect((await member.call('GET', '/auth/user/two-factor/qr-code')).statusCode).toBe(404)
  })

  it('shows the secret no more once it is on, and does not begin again', async () => {
    const member = await buildProtected()
    expect((await member.call('GET', '/auth/user/two-factor/qr-code')).statusCode).toBe(404)
    expect(
      (
        await member.call('POST', '/auth/user/confirmed-two-factor-authentication', {
          code: codeOf(member.secret, 1),
        })
      ).statusCode,
    ).toBe(404)
    expect((await member.call('POST', '/auth/user/two-factor-authentication')).statusCode).toBe(409)
    const later = await answer(await challengeOf(member.email), { code: codeOf(member.secret) })
    expect(later.json().bootstrapData.user.id).toBe(member.id)
  })

  it('needs a code', async () => {
    const member = await beginSetUp()
    for (const code of [undefined, '', '12345', '1234567']) {
      const refused = await member.call('POST', '/auth/user/confirmed-two-factor-authentication', {
        code,
      })
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['code']])
    }
  })
})

describe('recovery codes', () => {
  it('are eight of ten and ten characters, new ones replacing the old', async () => {
    const member = await buildProtected()
    expect(member.codes).toHaveLength(8)
    expect(new Set(member.codes).size).toBe(8)
    for (const code of member.codes) expect(code).toMatch(/^[a-z0-9]{10}-[a-z0-9]{10}$/)
    const renewed = (await member.call('POST', '/auth/user/two-factor-recovery-codes')).json()
      .two_factor_recovery_codes as string[]
    expect(renewed.filter((code) => member.codes.includes(code))).toEqual([])
    const challenge = await challengeOf(member.email)
    expect(
      (await answer(challenge, { recovery_code: member.codes[0] })).json().errors,
    ).toHaveProperty('recovery_code')
    expect((await answer(challenge, { recovery_code: renewed[0] })).statusCode).toBe(200)
  })

  it('make the next password end access tokens and linked services, unasked, and say so', async () => {
    const member = await buildProtected()
    const { db } = test.platform
    await db
      .insertInto('access_tokens')
      .values({ user_id: member.id, name: 'program', token_hash: `token ${member.id}` })
      .execute()
    await db
      .insertInto('social_profiles')
      .values({ user_id: member.id, service: 'google', provider_id: '1', username: 'Somebody' })
      .execute()
    expect((await member.view()).is_recovered).toBe(false)
    const challenge = await challengeOf(member.email)
    const session = cookieOf(
      await answer(challenge, { recovery_code: member.codes[0] }),
      SESSION_COOKIE,
    )!.value
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      send(method, url, { [SESSION_COOKIE]: session }, payload)
    const me = async () => (await call('GET', '/api/v1/bootstrap-data')).json().user
    expect(await me()).toMatchObject({
      is_recovered: true,
      social_profiles: [{ service_name: 'google' }],
      tokens: [{ name: 'program' }],
    })
    const password = 'another loud Cow 8'
    const changed = await call('POST', '/auth/user/password', {
      _method: 'PUT',
      current_password: PASSWORD,
      password,
      password_confirmation: password,
    })
    expect(changed.json()).toEqual({ changed: true, ended_other_access: true })
    expect(await me()).toMatchObject({ is_recovered: false, social_profiles: [], tokens: [] })
  })

  it('are told to their owner only, and only after the password', async () => {
    const member = await buildProtected()
    expect((await member.view()).two_factor_recovery_codes).toEqual(member.codes)
    const admin = await test.as('admin')
    const seen = await admin.call('GET', `/api/v1/users/${member.id}`)
    const session = cookieOf(
      await answer(await challengeOf(member.email), { code: codeOf(member.secret) }),
      SESSION_COOKIE,
    )!.value
    const unconfirmed = await send('GET', `/api/v1/users/${member.id}`, {
      [SESSION_COOKIE]: session,
    })
    const page = await member.call('GET', '/api/v1/bootstrap-data')
    expect(page.json().user.two_factor_recovery_codes).toHaveLength(8)
    for (const { body } of [seen, unconfirmed, page]) {
      expect(body).toContain(HIDDEN_RECOVERY_CODE)
      for (const code of [...member.codes, member.secret]) expect(body).not.toContain(code)
    }
  })

  it('and the secret lie in the database encrypted', async () => {
    const member = await buildProtected()
    const row = await test.platform.db
      .selectFrom('two_factor')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    for (const secret of [member.secret, ...member.codes])
      expect(JSON.stringify(row)).not.toContain(secret)
    // Neither opens with the row of somebody else.
    expect(() =>
      test.platform.secrets.decrypt(row.secret_encrypted, `two-factor-secret:${member.id + 1}`),
    ).toThrow()
  })
})

describe('two factor that was encrypted with another APP_KEY', () => {
  it('still guards its account, whose pages go on working', async () => {
    const member = await buildProtected()
    const foreign = 'v1.' + Buffer.alloc(64, 7).toString('base64url')
    await test.platform.db
      .updateTable('two_factor')
      .set({ secret_encrypted: foreign, recovery_codes_encrypted: foreign })
      .where('user_id', '=', member.id)
      .execute()
    const page = await member.call('GET', '/api/v1/bootstrap-data')
    expect(page.json().user).toMatchObject({
      two_factor_confirmed_at: expect.any(String),
      two_factor_recovery_codes: [],
    })
    const answers = [
      await answer(await challengeOf(member.email), { code: codeOf(member.secret) }),
      await answer(await challengeOf(member.email), { recovery_code: member.codes[0] }),
    ]
    for (const refused of answers) {
      expect(refused.statusCode).toBe(500)
      expect(cookieOf(refused, SESSION_COOKIE)).toBeUndefined()
    }
  })
})

describe('logging in with two factor', () => {
  it('opens nothing before the code, and keeps only the hash of what the browser holds', async () => {
    const member = await buildProtected()
    const login = await logIn(member.email)
    expect(login.json()).toEqual({ two_factor: true })
    expect(cookieOf(login, SESSION_COOKIE)).toBeUndefined()
    const challenge = cookieOf(login, CHALLENGE_COOKIE)!
    expect(challenge).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/auth', maxAge: 600 })
    expect(
      (
        await send('GET', '/api/v1/bootstrap-data', {
          [SESSION_COOKIE]: challenge.value,
          [CHALLENGE_COOKIE]: challenge.value,
        })
      ).json().user,
    ).toBeNull()
    const rows = await test.platform.db
      .selectFrom('login_challenges')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(challenge.value)
    expect(
      await test.platform.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', member.id)
        .execute(),
    ).toHaveLength(1)
  })

  it('opens a session with the code, remembered as it was asked', async () => {
    const member = await buildProtected()
    const brief = await answer(await challengeOf(member.email), { code: codeOf(member.secret) })
    expect(brief.json().bootstrapData.user.id).toBe(member.id)
    expect(cookieOf(brief, SESSION_COOKIE)?.maxAge).toBeUndefined()
    expect(cookieOf(brief, CHALLENGE_COOKIE)).toMatchObject({ value: '' })
    const long = await answer(await challengeOf(member.email, true), {
      code: codeOf(member.secret, 1),
    })
    expect(cookieOf(long, SESSION_COOKIE)?.maxAge).toBe(30 * 24 * 3600)
  })

  it('asks an administrator too', async () => {
    const admin = await buildProtected({ role: 'admin' })
    expect((await logIn(admin.email)).json()).toEqual({ two_factor: true })
  })

  it('takes each code once, in whatever challenge, and none of an earlier moment afterwards', async () => {
    const member = await buildProtected()
    const [first, second] = [await challengeOf(member.email), await challengeOf(member.email)]
    const code = codeOf(member.secret)
    const both = await Promise.all([answer(first, { code }), answer(second, { code })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const again = await challengeOf(member.email)
    expect((await answer(again, { code })).statusCode).toBe(422)
    expect((await answer(again, { code: codeOf(member.secret, -1) })).statusCode).toBe(422)
    expect((await answer(again, { code: codeOf(member.secret, 1) })).statusCode).toBe(200)
  })

  it('takes no code of a minute ago', async () => {
    const member = await buildProtected()
    await test.platform.db
      .updateTable('two_factor')
      .set({ last_used_step: null })
      .where('user_id', '=', member.id)
      .execute()
    const challenge = await challengeOf(member.email)
    for (const steps of [-2, 2])
      expect((await answer(challenge, { code: codeOf(member.secret, steps) })).statusCode).toBe(422)
  })

  it('takes each recovery code once, even twice at the same moment', async () => {
    const member = await buildProtected()
    const challenges = [await challengeOf(member.email), await challengeOf(member.email)]
    const both = await Promise.all(
      challenges.map((challenge) =>
        answer(challenge, { recovery_code: member.codes[3]!.toUpperCase() }),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await member.view()).two_factor_recovery_codes).toEqual(
      member.codes.filter((_code, index) => index !== 3),
    )
  })

  it('takes each challenge once', async () => {
    const member = await buildProtected()
    const challenge = await challengeOf(member.email)
    expect((await answer(challenge, { recovery_code: member.codes[0] })).statusCode).toBe(200)
    const replayed = await answer(challenge, { recovery_code: member.codes[1] })
    expect([replayed.statusCode, replayed.json().message]).toEqual([
      410,
      'This login is over. Please log in again.',
    ])
    expect((await member.view()).two_factor_recovery_codes).toContain(member.codes[1])
  })

  it('opens one session where two right codes come at the same moment', async () => {
    const member = await buildProtected()
    const challenge = await challengeOf(member.email)
    const both = await Promise.all([
      answer(challenge, { recovery_code: member.codes[0] }),
      answer(challenge, { recovery_code: member.codes[1] }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  it('is over after five wrong codes, or ten minutes', async () => {
    const member = await buildProtected()
    const challenge = await challengeOf(member.email)
    const answers: number[] = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push((await answer(challenge, { code: '000000' })).statusCode)
    expect(answers).toEqual([422, 422, 422, 422, 410])
    expect((await answer(challenge, { code: codeOf(member.secret) })).statusCode).toBe(410)

    const late = await challengeOf(member.email)
    await test.platform.db
      .updateTable('login_challenges')
      .set({ expires_at: new Date() })
      .where('user_id', '=', member.id)
      .execute()
    expect((await answer(late, { code: codeOf(member.secret) })).statusCode).toBe(410)
    for (const nonsense of ['', 'x', 'C'.repeat(43)])
      expect((await answer({ [CHALLENGE_COOKIE]: nonsense }, { code: '123456' })).statusCode).toBe(
        410,
      )
  })

  it('counts the guesses of all logins of one account', async () => {
    const member = await buildProtected()
    let challenge = await challengeOf(member.email)
    for (let attempt = 0; attempt < CODES_BY_ACCOUNT.attempts; attempt += 1) {
      if (attempt % 4 === 0) challenge = await challengeOf(member.email)
      await answer(challenge, { code: '000000' })
    }
    const refused = await answer(await challengeOf(member.email), { code: codeOf(member.secret) })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
  })

  it('says by field that a code has 6 characters and a recovery code 21, before it counts an attempt', async () => {
    const member = await buildProtected()
    const challenge = await challengeOf(member.email)
    for (const code of ['12345', '1234567', ''])
      expect(Object.keys((await answer(challenge, { code })).json().errors)).toEqual(['code'])
    for (const recovery_code of ['x'.repeat(20), 'x'.repeat(22), ''])
      expect(Object.keys((await answer(challenge, { recovery_code })).json().errors)).toEqual([
        'recovery_code',
      ])
    expect((await answer(challenge, {})).json().errors).toEqual({
      code: ['Please enter the code.'],
    })
    const { attempts } = await test.platform.db
      .selectFrom('login_challenges')
      .select('attempts')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(0)
  })
})
