import { describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/secrets.ts'
import { createAccessToken } from '../access-tokens/access-tokens.service.ts'
import { connectOwn } from '../social/social.service.ts'
import { beginSetUp } from '../two-factor/two-factor.service.ts'
import { getUser, toActor } from '../users/users.service.ts'
import { changePassword } from './passwords.service.ts'
import { cookieOf, NEW_PASSWORD, PASSWORD, useRecoveryStage } from './recovery-stage.factory.ts'
import {
  give,
  OPENING,
  STAYING,
  tablesOfAccounts,
  tablesWith,
} from './what-opens-accounts.factory.ts'

const { test, call, logIn, reset, resetTokenFor, userOf, squat } = useRecoveryStage()

describe('a password reset by mail', () => {
  it('knows of every table that points at an account whether it opens it', async () => {
    const known = [...OPENING, ...Object.keys(STAYING)]
    expect(await tablesOfAccounts(test.platform.db)).toEqual(known.toSorted())
  })

  it('drops all that opens an account whose address nobody had proven, and what was said of its owner', async () => {
    const user = await squat({ first_name: 'Not', last_name: 'Them', image: '/avatars/x.webp' })
    const token = await resetTokenFor(user.email)
    await give(test.platform.db, user.id)
    expect(await tablesWith(test.platform.db, user.id)).toEqual(OPENING)
    expect((await reset(token, user.email)).statusCode).toBe(200)
    expect(await tablesWith(test.platform.db, user.id)).toEqual([])
    const after = await userOf({ id: user.id })
    expect(after.passkey).not.toBe(user.passkey)
    expect(after).toMatchObject({
      first_name: null,
      last_name: null,
      image: null,
      may_choose_username: true,
    })
    expect(after.email_verified_at).not.toBeNull()
  })

  it('ends tokens and linked services of a proven address, and leaves its second factor and passkeys', async () => {
    const user = await squat({ email_verified_at: new Date(), first_name: 'Zoé' })
    const token = await resetTokenFor(user.email)
    await give(test.platform.db, user.id)
    expect((await reset(token, user.email)).statusCode).toBe(200)
    expect(await tablesWith(test.platform.db, user.id)).toEqual([
      'debrid_accounts',
      'download_clients',
      'two_factor',
      'webauthn_challenges',
      'webauthn_credentials',
    ])
    expect(await userOf({ id: user.id })).toMatchObject({
      first_name: 'Zoé',
      may_choose_username: false,
    })
  })

  it('holds against whoever is in at the same moment: ten ways in, none left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await squat()
      const token = await resetTokenFor(user.email)
      const squatter = { cookie: cookieOf(await logIn(user.email, PASSWORD)) }
      await call('/auth/user/confirm-password', { password: PASSWORD }, squatter)
      const change = {
        current_password: PASSWORD,
        password: 'the Squatter 9 again',
        password_confirmation: 'the Squatter 9 again',
      }
      const answers = await Promise.all([
        call('/auth/user/two-factor-authentication', {}, squatter),
        logIn(user.email, PASSWORD),
        call('/auth/user/password', { _method: 'PUT', ...change }, squatter),
        reset(token, user.email),
        call('/auth/user/two-factor-authentication', {}, squatter),
        logIn(user.email, PASSWORD),
        logIn(user.email, PASSWORD),
        call('/auth/user/password', { _method: 'PUT', ...change }, squatter),
        reset(token, user.email),
        call('/auth/user/two-factor-authentication', {}, squatter),
      ])
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
      const isReset = answers[3].statusCode === 200 || answers[8].statusCode === 200
      // A password that was changed first took the link with it: the owner asks for another.
      if (!isReset) await reset(await resetTokenFor(user.email), user.email)
      expect(await tablesWith(test.platform.db, user.id)).toEqual([])
      expect((await logIn(user.email, NEW_PASSWORD)).json().bootstrapData.user.id).toBe(user.id)
    }
  })
})

describe('a login that is under way while the password is replaced', () => {
  it('opens no session', async () => {
    const { finishLogin } = await import('../auth/finish-login.service.ts')
    const user = await squat()
    await reset(await resetTokenFor(user.email), user.email)
    const late = finishLogin(
      test.platform,
      user,
      { isRemembered: false },
      { ipAddress: '10.0.0.1', userAgent: 'test', isLocal: false, deviceCookie: undefined },
    )
    await expect(late).rejects.toMatchObject({ code: 'gone' })
    expect(await tablesWith(test.platform.db, user.id)).toEqual([])
  })
})

describe('a call that is under way while the sessions end', () => {
  it('adds no way in', async () => {
    const { row, ...grants } = await getUser(test.platform, (await squat()).id)
    const user = { ...grants, row }
    const ended = toActor(user, new Date(), { id: 999_999_999, passwordConfirmedAt: new Date() })
    const identity = { providerId: '7', username: 'x', email: undefined, isEmailVerified: false }
    const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    const added = await Promise.allSettled([
      beginSetUp(test.platform, ended),
      createAccessToken(test.platform, ended, 'program'),
      connectOwn(test.platform, ended, { service: 'google', identity }),
      changePassword(test.platform, ended, {
        ...password,
        current_password: PASSWORD,
        end_other_access: false,
      }),
    ])
    expect(added).toEqual(
      added.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'unauthenticated' }),
      })),
    )
    expect(await tablesWith(test.platform.db, row.id)).toEqual([])
  })
})

describe('changing the password', () => {
  const change = (cookie: string, extra = {}) =>
    call(
      '/auth/user/password',
      {
        _method: 'PUT',
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
        ...extra,
      },
      { cookie },
    )

  async function member() {
    const user = await squat({ email_verified_at: new Date() })
    const cookie = cookieOf(await logIn(user.email, PASSWORD))
    await test.platform.db
      .insertInto('access_tokens')
      .values({ user_id: user.id, name: 'program', token_hash: hashToken(user.username) })
      .execute()
    return { user, cookie }
  }

  it('leaves access tokens unless it is asked to end them', async () => {
    const { user, cookie } = await member()
    expect((await change(cookie)).statusCode).toBe(200)
    expect(await tablesWith(test.platform.db, user.id)).toEqual(['access_tokens', 'sessions'])
  })

  it('ends them when it is asked to', async () => {
    const { user, cookie } = await member()
    expect((await change(cookie, { end_other_access: true })).statusCode).toBe(200)
    expect(await tablesWith(test.platform.db, user.id)).toEqual(['sessions'])
  })
})
