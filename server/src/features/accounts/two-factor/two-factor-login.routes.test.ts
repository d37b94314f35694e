import { describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { CHALLENGE_COOKIE } from './challenge-cookie.service.ts'
import { codeOf, cookieOf, useTwoFactorStage } from './two-factor-stage.factory.ts'
import { CODES_BY_ACCOUNT } from './two-factor.service.ts'

const { test, send, buildProtected, logIn, challengeOf, answer } = useTwoFactorStage()

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
