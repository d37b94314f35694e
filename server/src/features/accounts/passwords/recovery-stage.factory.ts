import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { emailVerificationJobs } from '../email-verification/email-verification.jobs.ts'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { passwordJobs } from './passwords.jobs.ts'

export const PASSWORD = 'a quiet Horse 7'
export const NEW_PASSWORD = 'another loud Cow 8'

interface Answer {
  readonly cookies: readonly { name: string; value: string }[]
}

export const cookieOf = (response: Answer) =>
  `${SESSION_COOKIE}=${response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`

let callers = 0
const nextCaller = () => (callers += 1)

let passwordHash: Promise<string> | undefined

/** Made once: it takes long on purpose. */
const hashOfPassword = () => (passwordHash ??= hashPassword(PASSWORD))

/** An application, addresses that somebody typed, and the mails that prove whose they are. */
export function useRecoveryStage() {
  const test = useTestApp()

  /** Each call from an address of its own: throttles are tested elsewhere. */
  function call(url: string, payload: object, headers: Record<string, string> = {}) {
    const caller = nextCaller()
    return test.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: `10.5.${Math.floor(caller / 250)}.${caller % 250}`,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  }

  const logIn = (email: string, password: string) => call('/auth/login', { email, password })
  const reset = (token: string, email: string) =>
    call('/auth/reset-password', {
      token,
      email,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    })

  async function register(email: string, invite: object = {}) {
    const username = `claim-${nextCaller()}`
    const response = await call('/auth/register', {
      username,
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      ...invite,
    })
    return { response, username, cookie: cookieOf(response) }
  }

  async function lastMailTo(email: string): Promise<string> {
    await runWaitingJobs(test.platform, [...passwordJobs, ...emailVerificationJobs])
    return (await readMails(test.platform, email)).at(-1)?.text_body ?? ''
  }

  async function resetTokenFor(email: string): Promise<string> {
    await call('/auth/forgot-password', { email })
    return /password\/reset\/([\w-]{43})\?/.exec(await lastMailTo(email))?.[1] ?? ''
  }

  const userOf = (where: { username: string } | { id: number }) =>
    test.platform.db
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb.and({ ...where }))
      .executeTakeFirstOrThrow()

  /** Somebody's address with an account that somebody else opened. */
  const squat = async (overrides = {}) =>
    buildUser(test.platform.db, {
      email_verified_at: null,
      password_hash: await hashOfPassword(),
      ...overrides,
    })

  return { test, call, logIn, reset, register, lastMailTo, resetTokenFor, userOf, squat }
}
