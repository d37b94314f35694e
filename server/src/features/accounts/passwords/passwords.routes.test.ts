import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { lockoutJobs } from '../password-checks/lockout.jobs.ts'
import { LOGINS_BY_ACCOUNT } from '../password-checks/lockout.service.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { beginLoginChallenge } from '../two-factor/login-challenges.service.ts'
import { buildUser, type UserOverrides } from '../users/users.factory.ts'
import { passwordJobs, RESET_MAILS_BY_ACCOUNT } from './passwords.jobs.ts'

const PASSWORD = 'a quiet Horse 7'
const NEW_PASSWORD = 'another loud Cow 8'

const test = useTestApp({ BASE_URL: 'https://media.example/site' })
let addresses = 0

async function build(overrides: UserOverrides = {}) {
  return buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD), ...overrides })
}

/** Each call from an address of its own, unless one is given: throttles by address are tested on their own. */
function post(
  url: string,
  payload: object,
  { cookie, from, language }: { cookie?: string; from?: string; language?: string } = {},
) {
  addresses += 1
  return test.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: from ?? `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(language && { 'accept-language': language }),
    },
  })
}

const forgot = (email: string, options = {}) => post('/auth/forgot-password', { email }, options)
const logIn = (email: string, password: string) => post('/auth/login', { email, password })
const runJobs = () => runWaitingJobs(test.platform, [...passwordJobs, ...lockoutJobs])
const mailsTo = (email: string) => readMails(test.platform, email)

async function tokenFor(email: string): Promise<string> {
  await forgot(email)
  await runJobs()
  const tokens = (await mailsTo(email)).map(
    (mail) => /password\/reset\/([\w-]{43})\?/.exec(mail.text_body)?.[1],
  )
  return tokens.findLast((token) => token !== undefined) ?? ''
}

const reset = (token: string, email: string, password = NEW_PASSWORD) =>
  post('/auth/reset-password', { token, email, password, password_confirmation: password })

async function session(userId: number) {
  const token = await openSession(test.platform, {
    userId,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '10.0.0.1',
  })
  return `${SESSION_COOKIE}=${token}`
}

const whoIs = (cookie: string) =>
  test.app
    .inject({ url: '/api/v1/bootstrap-data', headers: { cookie } })
    .then((response) => response.json().user?.id)

describe('asking for a new password', () => {
  it('tells nobody who has an account: the same answer, and the look-up comes later', async () => {
    const user = await build()
    const known = await forgot(user.email)
    const unknown = await forgot('nobody-at-all@test.example')
    expect(known.statusCode).toBe(200)
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await mailsTo(user.email)).toEqual([])
    await runJobs()
    expect(await mailsTo(user.email)).toHaveLength(1)
    expect(await mailsTo('nobody-at-all@test.example')).toEqual([])
  })

  it('mails a link of this site in the language of the account, else of the page it was asked on', async () => {
    const [french, unsaid] = [await build({ language: 'fr' }), await build()]
    await forgot(french.email)
    await forgot(unsaid.email.toUpperCase(), { language: 'fr' })
    await runJobs()
    for (const { email } of [french, unsaid]) {
      const [mail] = await mailsTo(email)
      expect(mail).toMatchObject({ subject: 'Choisissez un nouveau mot de passe pour Mediatheque' })
      expect(mail?.text_body).toMatch(
        /https:\/\/media\.example\/site\/password\/reset\/[\w-]{43}\?email=/,
      )
      expect(mail?.html_body).toContain('lang="fr"')
    }
  })

  it('stores only the hash of the link’s token', async () => {
    const user = await build()
    const token = await tokenFor(user.email)
    expect(token).toHaveLength(43)
    const rows = await test.platform.db
      .selectFrom('password_resets')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('fills nobody’s mailbox', async () => {
    const user = await build()
    for (let asked = 0; asked < RESET_MAILS_BY_ACCOUNT.attempts + 2; asked += 1)
      expect((await forgot(user.email)).statusCode).toBe(200)
    await runJobs()
    expect(await mailsTo(user.email)).toHaveLength(RESET_MAILS_BY_ACCOUNT.attempts)
  })

  it('is refused to an address that asks for everybody', async () => {
    for (let asked = 0; asked < passwordEndpoints.forgotPassword.throttle.attempts; asked += 1)
      await forgot(`person${asked}@test.example`, { from: '10.9.9.9' })
    expect((await forgot('one-more@test.example', { from: '10.9.9.9' })).statusCode).toBe(429)
  })

  it('gives a suspended account no way back in', async () => {
    const user = await build({ banned_at: new Date() })
    await forgot(user.email)
    await runJobs()
    expect(await mailsTo(user.email)).toEqual([])
  })
})

describe('choosing a new password with the link', () => {
  it('lets the new one in and the old one no more, and ends what the old one opened', async () => {
    const user = await build({ email_verified_at: null })
    const cookie = await session(user.id)
    await beginLoginChallenge(test.platform, user, false)
    expect((await reset(await tokenFor(user.email), user.email)).statusCode).toBe(200)
    expect(await whoIs(cookie)).toBeUndefined()
    expect(
      await test.platform.db
        .selectFrom('login_challenges')
        .where('user_id', '=', user.id)
        .selectAll()
        .execute(),
    ).toEqual([])
    expect((await logIn(user.email, PASSWORD)).statusCode).toBe(422)
    expect(
      (await logIn(user.email, NEW_PASSWORD)).json().bootstrapData.user.email_verified_at,
    ).not.toBeNull()
    expect((await mailsTo(user.email)).map((mail) => mail.subject)).toContain(
      'Your password for Mediatheque was changed',
    )
  })

  it('works once: a replayed token, and every other link sent before, is refused', async () => {
    const user = await build()
    const [first, second] = [await tokenFor(user.email), await tokenFor(user.email)]
    expect((await reset(first, user.email)).statusCode).toBe(200)
    for (const token of [first, second]) {
      const refused = await reset(token, user.email, 'a third quiet Horse')
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']])
    }
    expect((await logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('serves one of two uses at the same moment', async () => {
    const user = await build()
    const token = await tokenFor(user.email)
    const both = await Promise.all([reset(token, user.email), reset(token, user.email)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('is over after an hour', async () => {
    const user = await build()
    const token = await tokenFor(user.email)
    await test.platform.db
      .updateTable('password_resets')
      .set({ expires_at: new Date() })
      .where('user_id', '=', user.id)
      .execute()
    expect((await reset(token, user.email)).statusCode).toBe(422)
  })

  it('refuses another address and an unknown token in the same words', async () => {
    const [user, other] = [await build(), await build()]
    const token = await tokenFor(user.email)
    const answers = [
      await reset(token, other.email),
      await reset(token, 'nobody@test.example'),
      await reset('x'.repeat(43), user.email),
    ]
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await reset(token, user.email)).statusCode).toBe(200)
  })

  it('keeps the link good when the password is too easy', async () => {
    const user = await build()
    const token = await tokenFor(user.email)
    expect((await reset(token, user.email, 'Password123')).json().errors).toEqual({
      password: ['This password is too easy to guess.'],
    })
    expect((await reset(token, user.email)).statusCode).toBe(200)
  })

  it('slows down who guesses tokens', async () => {
    const guess = () =>
      post(
        '/auth/reset-password',
        {
          token: 'x',
          email: 'a@test.example',
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        },
        { from: '10.9.9.8' },
      )
    for (let guesses = 0; guesses < 20; guesses += 1) await guess()
    expect((await guess()).statusCode).toBe(429)
  })

  it('opens an account again whose logins were closed', async () => {
    const user = await build()
    for (let attempt = 0; attempt <= LOGINS_BY_ACCOUNT.attempts; attempt += 1)
      await logIn(user.email, 'wrong')
    expect((await logIn(user.email, PASSWORD)).statusCode).toBe(429)
    await reset(await tokenFor(user.email), user.email)
    expect((await logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200)
  })
})

describe('guessing a password', () => {
  it('is told to the owner once in a window, and to nobody where there is no account', async () => {
    const user = await build({ language: 'fr' })
    for (let attempt = 0; attempt < LOGINS_BY_ACCOUNT.attempts; attempt += 1)
      await logIn(user.email, 'wrong')
    await runJobs()
    expect(await mailsTo(user.email)).toEqual([])
    for (let attempt = 0; attempt < 3; attempt += 1) await logIn(user.email, 'wrong')
    for (let attempt = 0; attempt < LOGINS_BY_ACCOUNT.attempts + 2; attempt += 1)
      await logIn('nobody-here@test.example', 'wrong')
    await runJobs()
    expect((await mailsTo(user.email)).map((mail) => mail.subject)).toEqual([
      'Trop de mots de passe erronés pour votre compte',
    ])
    expect(await mailsTo('nobody-here@test.example')).toEqual([])
  })
})

describe('changing the own password', () => {
  const change = (cookie: string, fields: object) =>
    test.app.inject({
      method: 'PUT',
      url: '/auth/user/password',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      payload: {
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
        ...fields,
      },
    })

  it('ends the other sessions and keeps this one', async () => {
    const user = await build()
    const [here, elsewhere] = [await session(user.id), await session(user.id)]
    expect((await change(here, {})).json()).toEqual({ changed: true, ended_other_access: false })
    expect([await whoIs(here), await whoIs(elsewhere)]).toEqual([user.id, undefined])
    expect((await logIn(user.email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('needs the old one, and says at each field what is wrong', async () => {
    const user = await build()
    const cookie = await session(user.id)
    const errorsOf = async (fields: object) => (await change(cookie, fields)).json().errors
    expect(await errorsOf({ current_password: 'wrong' })).toEqual({
      current_password: ['This password is not right.'],
    })
    expect(
      Object.keys(
        await errorsOf({ current_password: '', password: '', password_confirmation: '' }),
      ).sort(),
    ).toEqual(['current_password', 'password', 'password_confirmation'])
    expect(await errorsOf({ password_confirmation: 'another' })).toEqual({
      password_confirmation: ['The two passwords do not match.'],
    })
    expect(await errorsOf({ password: PASSWORD, password_confirmation: PASSWORD })).toEqual({
      password: ['The new password is the same as the old one.'],
    })
    expect(
      await errorsOf({ password: 'password123', password_confirmation: 'password123' }),
    ).toEqual({ password: ['This password is too easy to guess.'] })
  })

  it('counts guesses at the old one with those at the login', async () => {
    const user = await build()
    const cookie = await session(user.id)
    for (let attempt = 0; attempt < LOGINS_BY_ACCOUNT.attempts; attempt += 1)
      await change(cookie, { current_password: 'wrong' })
    expect((await change(cookie, {})).statusCode).toBe(429)
  })

  it('is for members only', async () => {
    expect((await test.call('PUT', '/auth/user/password', {})).statusCode).toBe(401)
  })
})
