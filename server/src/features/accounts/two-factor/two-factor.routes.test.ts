import { PASSWORD_CONFIRMATION_SECONDS } from '@mediatheque/contract/core/constants.ts'
import { HIDDEN_RECOVERY_CODE } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import { describe, expect, it } from 'vitest'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { codeOf, cookieOf, PASSWORD, useTwoFactorStage } from './two-factor-stage.factory.ts'

const { test, send, buildMember, beginSetUp, buildProtected, logIn, challengeOf, answer } =
  useTwoFactorStage()

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
