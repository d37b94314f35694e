import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { loadConfig } from '../../../platform/config/config.ts'
import { createPlatform, type RunningPlatform } from '../../../platform/create-platform.ts'
import { prepareSite } from '../../../prepare-site.ts'
import { features } from '../../../features.ts'
import { useTestApp } from '../../test-app.ts'
import { createAccessToken } from '../access-tokens/access-tokens.service.ts'
import { finishLogin, openLogin } from '../auth/finish-login.service.ts'
import { SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { listDemoAccountEmails } from './demo-accounts.service.ts'
import { seedDemoAccounts } from './first-accounts.service.ts'
import { createFirstAdministrator } from '../setup/first-administrator.service.ts'
import { getActorOf } from './users.service.ts'

const test = useTestApp({ DEMO: 'on' })
const LOGIN = { email: 'admin@demo.example', password: 'Demo-1234!' }
const FROM_ELSEWHERE: Record<string, string>[] = [
  { host: 'media.example.org' },
  { 'x-forwarded-host': 'media.example.org' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9;host=media.example.org' },
]

let ids: Awaited<ReturnType<typeof seedDemoAccounts>>
beforeAll(async () => {
  ids = await seedDemoAccounts(test.platform)
})

const logIn = (app: FastifyInstance, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    payload: LOGIN,
  })

const sessionOf = async () => {
  const answer = await logIn(test.app)
  return `${SESSION_COOKIE}=${answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`
}

const tokenOf = async () => {
  const actor = {
    ...(await getActorOf(test.platform, ids.admin)),
    session: { id: 1, passwordConfirmedAt: null },
  }
  const { plainTextToken } = await createAccessToken(test.platform, actor, 'A program')
  return `Bearer ${plainTextToken}`
}

/** Whom the site takes this call for. */
const whoIs = async (app: FastifyInstance, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/v1/bootstrap-data', headers })).json().user?.email ?? null

describe('demo accounts', () => {
  it('are one per kind of user, and made once', async () => {
    expect(Object.keys(ids)).toEqual([
      'admin',
      'moderator',
      'uploader',
      'team',
      'premium',
      'subscriber',
      'member',
    ])
    expect(await seedDemoAccounts(test.platform)).toEqual(ids)
    expect(await listDemoAccountEmails(test.platform)).toHaveLength(7)
    const login = await test.call('POST', '/auth/login', {
      ...LOGIN,
      email: 'premium@demo.example',
    })
    expect(login.json().bootstrapData.user).toMatchObject({
      role_badge: 'PREMIUM',
      IsPremium: true,
      roles: [{ name: 'Member' }, { name: 'Premium' }],
    })
  })

  it('leave no way to become administrator through the environment', async () => {
    expect(
      await createFirstAdministrator(test.platform, 'me@test.example', 'another Horse 8'),
    ).toBe(false)
  })

  it.each(FROM_ELSEWHERE)('log in at this machine only, not with %j', async (headers) => {
    expect((await logIn(test.app)).statusCode).toBe(200)
    const refused = await logIn(test.app, headers)
    expect(refused.statusCode).toBe(403)
    expect(refused.cookies).toEqual([])
  })

  it.each(FROM_ELSEWHERE)(
    'keep their sessions and tokens at this machine, with %j',
    async (headers) => {
      const cookie = await sessionOf()
      expect(await whoIs(test.app, { cookie })).toBe(LOGIN.email)
      expect(await whoIs(test.app, { cookie, ...headers })).toBeNull()
      const authorization = await tokenOf()
      expect(await whoIs(test.app, { authorization })).toBe(LOGIN.email)
      expect(await whoIs(test.app, { authorization, ...headers })).toBeNull()
    },
  )
})

describe('with DEMO=off, a database with demo accounts', () => {
  let platform: RunningPlatform
  let app: FastifyInstance
  let cookie: string
  let authorization: string

  beforeAll(async () => {
    cookie = await sessionOf()
    authorization = await tokenOf()
    const config = loadConfig({
      DATABASE_URL: test.platform.databaseUrl,
      DATA_DIR: test.platform.config.dataDir,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    })
    platform = await createPlatform(config, features)
    app = await buildApp(platform)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await platform.stop()
  })

  it('lets none of them in, whatever they are called and however they log in', async () => {
    expect((await logIn(app)).statusCode).toBe(403)
    await platform.db
      .updateTable('users')
      .set({ username: 'renamed', email: 'renamed@site.example' })
      .where('id', '=', ids.admin)
      .execute()
    const caller = {
      ipAddress: '127.0.0.1',
      userAgent: 'test',
      isLocal: true,
      deviceCookie: undefined,
    }
    const admin = { id: ids.admin, credentials_version: 0 }
    const options = { isRemembered: false }
    const refusal = { code: 'forbidden' }
    // Passwords and services end in the first, passkeys and second factors in the second.
    await expect(finishLogin(platform, admin, options, caller)).rejects.toMatchObject(refusal)
    await expect(openLogin(platform, admin, options, caller)).rejects.toMatchObject(refusal)
  })

  it('takes sessions and tokens that were opened before for nobody’s', async () => {
    expect(await whoIs(app, { cookie })).toBeNull()
    expect(await whoIs(app, { authorization })).toBeNull()
  })

  it('has no administrator, so that its owner can become one', async () => {
    const site = await prepareSite(platform)
    expect(site.demoAccounts).toEqual([])
    expect(site.refusedDemoAccounts).toBe(7)
    expect(site.setupUrl).toContain('/setup?token=')
    expect(await createFirstAdministrator(platform, 'me@test.example', 'another Horse 8')).toBe(
      true,
    )
    expect((await prepareSite(platform)).setupUrl).toBeUndefined()
  })
})
