import type { Insertable } from 'kysely'
import { readMails } from '../../../platform/mail/test-read-mails.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DB } from '../../../platform/database/types.generated.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { emailVerificationJobs } from '../email-verification/email-verification.jobs.ts'
import { passwordJobs } from './passwords.jobs.ts'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { createAccessToken } from '../access-tokens/access-tokens.service.ts'
import { changePassword } from './passwords.service.ts'
import { connectOwn } from '../social/social.service.ts'
import { beginSetUp } from '../two-factor/two-factor.service.ts'
import { getUser, toActor } from '../users/users.service.ts'
import { buildUser } from '../users/users.factory.ts'
import { buildWorkspace } from '../workspaces/workspaces.factory.ts'
import { inviteIdOf } from '../workspaces/invite-id.ts'

const PASSWORD = 'a quiet Horse 7'
const NEW_PASSWORD = 'another loud Cow 8'
const test = useTestApp()
let callers = 0
let oldPasswordHash = ''

beforeAll(async () => {
  oldPasswordHash = await hashPassword(PASSWORD)
})

/** Each call from an address of its own: throttles are tested elsewhere. */
function call(url: string, payload: object, headers: Record<string, string> = {}) {
  callers += 1
  return test.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.5.${Math.floor(callers / 250)}.${callers % 250}`,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

const cookieOf = (response: Awaited<ReturnType<typeof call>>) =>
  `${SESSION_COOKIE}=${response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`
const logIn = (email: string, password: string) => call('/auth/login', { email, password })
const reset = (token: string, email: string) =>
  call('/auth/reset-password', {
    token,
    email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  })

async function register(email: string, invite: object = {}) {
  callers += 1
  const username = `claim-${callers}`
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
const squat = (overrides = {}) =>
  buildUser(test.platform.db, {
    email_verified_at: null,
    password_hash: oldPasswordHash,
    ...overrides,
  })

type Rows = { [T in keyof DB]?: Omit<Insertable<DB[T]>, 'user_id'> }
const later = new Date(Date.now() + 3_600_000)

/** What opens an account, or acts for it: one row each. */
const opening = (mark: string): Rows => ({
  access_tokens: { name: 'program', token_hash: `token ${mark}` },
  debrid_accounts: { provider: 1, key_encrypted: 'key' },
  login_challenges: { token_hash: `challenge ${mark}`, is_remembered: true, expires_at: later },
  password_resets: { token_hash: `reset ${mark}`, expires_at: later },
  push_subscriptions: { endpoint: `https://push.example/${mark}`, p256dh: 'point', auth: 'secret' },
  sessions: { token_hash: Buffer.from(`session ${mark}`), is_remembered: true, expires_at: later },
  social_flows: {
    token_hash: `flow ${mark}`,
    service: 'google',
    step: 'connect',
    details: '',
    expires_at: later,
  },
  social_profiles: { service: 'google', provider_id: mark, username: 'Somebody' },
  two_factor: { secret_encrypted: '', recovery_codes_encrypted: '', confirmed_at: new Date() },
  webauthn_challenges: { challenge_hash: `made ${mark}`, expires_at: later },
  webauthn_credentials: {
    name: 'key',
    credential_id: `id ${mark}`,
    public_key: Buffer.from('key'),
    sign_count: 0,
    is_backed_up: false,
  },
})
const OPENING = Object.keys(opening(''))

/** What stays with the account: it neither opens it nor acts for it. */
const STAYING: Readonly<Record<string, string>> = {
  comments: 'contributions',
  email_verifications: 'the code of a mail, which its owner alone reads',
  links: 'contributions',
  lists: 'contributions',
  moderation_events: 'the log of the site',
  news_articles: 'contributions',
  notification_preferences: 'what the owner is told',
  notifications: 'what the owner was told',
  nzbs: 'contributions',
  recent_downloads: 'what was counted of the last half hour',
  reports: 'contributions',
  reviews: 'contributions',
  subscriptions: 'paid for',
  torrents: 'contributions',
  user_permissions: 'given by the site',
  user_roles: 'given by the site',
  videos: 'contributions',
  votes: 'contributions',
  workspace_invites: 'the owner answers them',
  workspace_members: 'teams: their members see each other there',
}

async function tablesOfAccounts(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1`.execute(
    test.platform.db,
  )
  return rows.map(({ table }) => table)
}

async function give(userId: number): Promise<void> {
  for (const [table, row] of Object.entries(opening(String(userId))))
    await test.platform.db
      .insertInto(table as 'sessions')
      .values({ ...(row as Insertable<DB['sessions']>), user_id: userId })
      .execute()
}

async function tablesWith(userId: number): Promise<string[]> {
  const found = await Promise.all(
    OPENING.map(async (table) => {
      const rows = await test.platform.db
        .selectFrom(table as 'sessions')
        .select('user_id')
        .where('user_id', '=', userId)
        .execute()
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}

describe('a password reset by mail', () => {
  it('knows of every table that points at an account whether it opens it', async () => {
    const known = [...OPENING, ...Object.keys(STAYING)]
    expect(await tablesOfAccounts()).toEqual(known.toSorted())
  })

  it('drops all that opens an account whose address nobody had proven, and what was said of its owner', async () => {
    const user = await squat({ first_name: 'Not', last_name: 'Them', image: '/avatars/x.webp' })
    const token = await resetTokenFor(user.email)
    await give(user.id)
    expect(await tablesWith(user.id)).toEqual(OPENING)
    expect((await reset(token, user.email)).statusCode).toBe(200)
    expect(await tablesWith(user.id)).toEqual([])
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
    await give(user.id)
    expect((await reset(token, user.email)).statusCode).toBe(200)
    expect(await tablesWith(user.id)).toEqual([
      'debrid_accounts',
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
      expect(await tablesWith(user.id)).toEqual([])
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
    expect(await tablesWith(user.id)).toEqual([])
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
    expect(await tablesWith(row.id)).toEqual([])
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
    expect(await tablesWith(user.id)).toEqual(['access_tokens', 'sessions'])
  })

  it('ends them when it is asked to', async () => {
    const { user, cookie } = await member()
    expect((await change(cookie, { end_other_access: true })).statusCode).toBe(200)
    expect(await tablesWith(user.id)).toEqual(['sessions'])
  })
})

describe('an address that somebody only typed', () => {
  const verify = (cookie: string, code: string) =>
    call('/api/v1/validate-email-verification-otp', { code }, { cookie })
  const codeIn = (mail: string) => /^(\d{6})$/m.exec(mail)?.[1] ?? ''
  const meOf = async (cookie: string) =>
    (await test.app.inject({ url: '/api/v1/bootstrap-data', headers: { cookie } })).json().user
  const confirming = async (isOn: boolean) =>
    updateSettings(test.platform, { require_email_confirmation: isOn })

  it('is given to who enters the code of a mail to it, and the other notices nothing', async () => {
    await confirming(true)
    const email = 'owner-1@test.example'
    const squatter = await register(email)
    const squattersCode = codeIn(await lastMailTo(email))
    const before = await meOf(squatter.cookie)
    const owner = await register(email)
    const code = codeIn(await lastMailTo(email))
    expect((await verify(owner.cookie, code)).json()).toEqual({ success: true })
    expect(await userOf({ username: owner.username })).toMatchObject({ email })
    expect(await meOf(squatter.cookie)).toEqual(before)
    expect((await verify(squatter.cookie, squattersCode)).statusCode).toBe(422)
    expect((await logIn(email, PASSWORD)).json().bootstrapData.user.username).toBe(owner.username)
    await reset(await resetTokenFor(email), email)
    expect((await logIn(email, NEW_PASSWORD)).json().bootstrapData.user.username).toBe(
      owner.username,
    )
    await confirming(false)
  })

  it('takes from who proves it what somebody else may have opened before, and leaves them in', async () => {
    await confirming(true)
    const user = await squat()
    const [own, other] = [
      cookieOf(await logIn(user.email, PASSWORD)),
      cookieOf(await logIn(user.email, PASSWORD)),
    ]
    await test.platform.db
      .insertInto('access_tokens')
      .values({ user_id: user.id, name: 'program', token_hash: hashToken(user.username) })
      .execute()
    await call('/api/v1/resend-email-verification', {}, { cookie: own })
    const code = codeIn(await lastMailTo(user.email))
    expect((await verify(own, code)).json()).toEqual({ success: true })
    expect((await meOf(own)).id).toBe(user.id)
    expect(await meOf(other)).toBeNull()
    expect(await tablesWith(user.id)).toEqual(['sessions'])
    await confirming(false)
  })

  it('belongs to one account when ten prove it at the same moment', async () => {
    await confirming(true)
    const email = 'owner-2@test.example'
    const claims = []
    for (let claim = 0; claim < 10; claim += 1) {
      const { cookie } = await register(email)
      claims.push({ cookie, code: codeIn(await lastMailTo(email)) })
    }
    const answers = await Promise.all(claims.map(({ cookie, code }) => verify(cookie, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ])
    await confirming(false)
  })

  it('is answered alike to ten who register with it at once, whether it is known or not', async () => {
    await confirming(true)
    const known = await buildUser(test.platform.db)
    for (const email of [known.email, 'free@test.example']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)))
      expect(new Set(answers.map(({ response }) => response.statusCode))).toEqual(new Set([200]))
    }
    await confirming(false)
  })

  it('is held against nobody by an account that is suspended', async () => {
    const { email } = await squat({ banned_at: new Date() })
    expect((await register(email)).response.statusCode).toBe(200)
  })

  it('makes way for who comes by the mail of an invitation', async () => {
    const squatter = await squat()
    const { id: inviterId } = await buildUser(test.platform.db)
    const workspaceId = await buildWorkspace(test.platform.db, inviterId)
    const { id } = await test.platform.db
      .insertInto('workspace_invites')
      .values({
        workspace_id: workspaceId,
        email: squatter.email,
        role: 'member',
        expires_at: later,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const invite_id = inviteIdOf(test.platform, id)
    const { username, response } = await register(squatter.email, { invite_id })
    expect(response.statusCode).toBe(200)
    const owner = await userOf({ username })
    expect([owner.email, owner.email_verified_at]).toEqual([squatter.email, expect.any(Date)])
  })

  it('makes nobody the first administrator', async () => {
    const { createFirstAdministrator } = await import('../setup/first-administrator.service.ts')
    const squatter = await squat({ username: 'early-bird' })
    await give(squatter.id)
    await createFirstAdministrator(test.platform, squatter.email, NEW_PASSWORD)
    const { bootstrapData } = (await logIn(squatter.email, NEW_PASSWORD)).json()
    expect(bootstrapData.user.id).not.toBe(squatter.id)
    expect(bootstrapData.user.roles).toContainEqual(
      expect.objectContaining({ name: 'Administrator' }),
    )
    expect((await userOf({ id: squatter.id })).email).toMatch(/@unconfirmed\.invalid$/)
  })
})
