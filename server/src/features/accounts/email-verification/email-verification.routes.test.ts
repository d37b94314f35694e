import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { emailVerificationJobs } from './email-verification.jobs.ts'
import { deleteUnconfirmedAccounts } from '../users/addresses.repository.ts'
import { GUESSES_BY_ACCOUNT } from './email-verification.service.ts'

const PASSWORD = 'a quiet Horse 7'
const test = useTestApp()
let registered = 0

beforeAll(() => updateSettings(test.platform, { require_email_confirmation: true }))
afterAll(() => updateSettings(test.platform, { require_email_confirmation: false }))

const post = (url: string, payload: object, cookie?: string, language = 'en') =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.2.${Math.floor(registered / 250)}.${registered % 250}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'accept-language': language,
      ...(cookie && { cookie }),
    },
  })

async function register({ email = '', language = 'en' } = {}) {
  registered += 1
  const username = `new-${registered}`
  const address = email || `${username}@test.example`
  const response = await post(
    '/auth/register',
    { username, email: address, password: PASSWORD, password_confirmation: PASSWORD },
    undefined,
    language,
  )
  const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value
  return {
    response,
    email: address,
    username,
    cookie: `${SESSION_COOKIE}=${cookie}`,
    id: response.json().bootstrapData?.user.id as number,
  }
}

const runJobs = () => runWaitingJobs(test.platform, emailVerificationJobs)
const mailsTo = (email: string) => readMails(test.platform, email)
const codeIn = async (email: string) =>
  /^(\d{6})$/m.exec((await mailsTo(email)).at(-1)?.text_body ?? '')?.[1] ?? ''
const verify = (cookie: string, code: string) =>
  post('/api/v1/validate-email-verification-otp', { code }, cookie)
const resend = (cookie: string) =>
  post('/api/v1/resend-email-verification', { email: 'somebody-else@test.example' }, cookie)
const isOpen = async (cookie: string) =>
  (await test.app.inject({ url: '/api/v1/notifications', headers: { cookie } })).statusCode === 200
const change = (userId: number, values: object) =>
  test.platform.db
    .updateTable('email_verifications')
    .set(values)
    .where('user_id', '=', userId)
    .execute()
/** A code that is not this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('verifying an address', () => {
  it('opens the account with the code of the mail, which is in the language of the page', async () => {
    const { response, email, cookie } = await register({ language: 'fr' })
    expect(response.json().status).toBe('needs_email_verification')
    await runJobs()
    expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual([
      'Votre code pour Mediatheque',
    ])
    expect(await isOpen(cookie)).toBe(false)
    expect((await verify(cookie, await codeIn(email))).json()).toEqual({ success: true })
    expect(await isOpen(cookie)).toBe(true)
  })

  it('stores only a keyed hash of the code', async () => {
    const { email, id } = await register()
    await runJobs()
    const code = await codeIn(email)
    const row = await test.platform.db
      .selectFrom('email_verifications')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(code).toHaveLength(6)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(15 * 60_000)
  })

  it('gives five tries, and then not even the right code opens', async () => {
    const { email, cookie } = await register()
    await runJobs()
    const code = await codeIn(email)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(cookie, other(code))).json().errors).toEqual({
        code: ['This code is not right.'],
      })
    expect((await verify(cookie, code)).json().errors).toEqual({
      code: ['This code is no longer valid. Please ask for a new one.'],
    })
    expect(await isOpen(cookie)).toBe(false)
  })

  it('ends after fifteen minutes', async () => {
    const { email, cookie, id } = await register()
    await runJobs()
    await change(id, { expires_at: new Date() })
    expect((await verify(cookie, await codeIn(email))).statusCode).toBe(422)
  })

  it('takes six digits and nothing else', async () => {
    const { cookie } = await register()
    for (const code of ['', '12345', '1234567', 'abcdef']) {
      expect((await verify(cookie, code)).json().errors).toEqual({
        code: ['Please enter the code of 6 digits from the mail.'],
      })
    }
  })

  it('slows down who guesses with code after code', async () => {
    const { email, cookie, id } = await register()
    await runJobs()
    const code = await codeIn(email)
    for (let guess = 0; guess < GUESSES_BY_ACCOUNT.attempts; guess += 1) {
      await change(id, { attempts: 0 })
      await verify(cookie, other(code))
    }
    await change(id, { attempts: 0 })
    expect((await verify(cookie, code)).statusCode).toBe(429)
  })

  it('takes no code of another account', async () => {
    const [one, two] = [await register(), await register()]
    await runJobs()
    const [first, second] = [await codeIn(one.email), await codeIn(two.email)]
    if (first !== second) expect((await verify(two.cookie, first)).statusCode).toBe(422)
    expect((await verify(two.cookie, second)).statusCode).toBe(200)
  })
})

describe('asking for a new code', () => {
  it('works once a minute, and goes to the own address whatever the call says', async () => {
    const { email, cookie, id } = await register()
    await runJobs()
    const first = await codeIn(email)
    const tooSoon = await resend(cookie)
    expect([tooSoon.statusCode, Number(tooSoon.headers['retry-after'])]).toEqual([429, 60])
    await change(id, { sent_at: new Date(Date.now() - 61_000) })
    expect((await resend(cookie)).json()).toEqual({ sent: true })
    await runJobs()
    expect(await mailsTo('somebody-else@test.example')).toEqual([])
    const second = await codeIn(email)
    if (first !== second) expect((await verify(cookie, first)).statusCode).toBe(422)
    expect((await verify(cookie, second)).statusCode).toBe(200)
  })

  it('sends nothing to who is verified', async () => {
    const member = await test.as('member')
    expect((await member.call('POST', '/api/v1/resend-email-verification', {})).json()).toEqual({
      sent: true,
    })
    expect(await runJobs()).toBe(0)
  })

  it('is for members only', async () => {
    expect((await post('/api/v1/resend-email-verification', {})).statusCode).toBe(401)
  })
})

describe('registering with an address that has an account', () => {
  it('is answered like any other, so that nobody learns who has one; the owner is told once', async () => {
    const owner = await buildUser(test.platform.db, { language: 'fr' })
    const free = await register()
    const taken = await register({ email: owner.email.toUpperCase() })
    const shape = ({ response, email, username, id }: typeof taken) => {
      const body = JSON.stringify(response.json())
        .replaceAll(email, 'EMAIL')
        .replaceAll(username, 'NAME')
        .replaceAll(`"id":${id},`, '')
      return body.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    }
    expect(taken.response.statusCode).toBe(free.response.statusCode)
    expect(shape(taken)).toBe(shape(free))
    expect((await resend(taken.cookie)).statusCode).toBe((await resend(free.cookie)).statusCode)
    await runJobs()
    expect((await mailsTo(owner.email)).map((mail) => mail.subject)).toEqual([
      'Vous avez déjà un compte sur Mediatheque',
    ])
    expect((await verify(taken.cookie, '000000')).json()).toEqual(
      (await verify(free.cookie, other(await codeIn(free.email)))).json(),
    )
    await change(taken.id, { sent_at: new Date(Date.now() - 61_000) })
    expect((await resend(taken.cookie)).statusCode).toBe(200)
    await runJobs()
    expect(await mailsTo(owner.email)).toHaveLength(1)
    expect(await isOpen(taken.cookie)).toBe(false)
  })

  it('leaves nothing behind after some days', async () => {
    const owner = await buildUser(test.platform.db)
    const [free, taken] = [await register(), await register({ email: owner.email })]
    await deleteUnconfirmedAccounts(test.platform.db, new Date(Date.now() + 1000))
    const left = await test.platform.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [owner.id, free.id, taken.id])
      .orderBy('id')
      .execute()
    expect(left.map(({ id }) => id)).toEqual([owner.id])
  })
})
