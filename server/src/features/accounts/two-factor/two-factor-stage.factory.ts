import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { useTestApp } from '../../test-app.ts'
import { openSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser, type UserOverrides } from '../users/users.factory.ts'
import { CHALLENGE_COOKIE } from './challenge-cookie.service.ts'

export const PASSWORD = 'a quiet Horse 7'
const STEP_MS = 30_000

type Cookies = Record<string, string>

interface Answer {
  readonly cookies: readonly {
    name: string
    value: string
    httpOnly?: boolean
    sameSite?: string
    path?: string
    maxAge?: number
  }[]
}

export const cookieOf = (answer: Answer, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name)

/** A code of this moment, or of some steps before or after. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

const middleOfStep = () => Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2

/** An application, and members who set two factor up and log in with it. */
export function useTwoFactorStage() {
  const test = useTestApp()

  // In the middle of a step: a test must not see one end between making a code and sending it.
  beforeAll(
    () =>
      void vi.useFakeTimers({
        toFake: ['Date'],
        now: middleOfStep(),
      }),
  )
  afterAll(() => void vi.useRealTimers())

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
    const confirmPassword = () =>
      call('POST', '/auth/user/confirm-password', { password: PASSWORD })
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

  return { test, send, buildMember, beginSetUp, buildProtected, logIn, challengeOf, answer }
}
