import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HumanCheckChallenge } from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'
import type { HumanCheckProvider } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { buildUser } from '../users/users.factory.ts'
import { isHuman, listScriptSources } from './human-check.service.ts'
import { solve } from './solve-challenge.factory.ts'

const PASSWORD = 'a quiet Horse 7'
const NOTHING = {
  login: false,
  register: false,
  contact: false,
  report: false,
  takedown: false,
  download: false,
}
const test = useTestApp()

interface Wanted {
  provider?: HumanCheckProvider
  enable?: Partial<typeof NOTHING>
  endpoint?: string | null
  difficulty?: number
}

const configure = ({
  provider = 'altcha',
  enable = {},
  endpoint = null,
  difficulty = 1_000,
}: Wanted = {}) =>
  updateSettings(test.platform, {
    recaptcha: { provider, site_key: 'site-key', enable: { ...NOTHING, ...enable } },
    recaptcha_secrets: { secret_key: 'hush-hush', endpoint, min_score: 0.5, difficulty },
  })

const getChallenge = async (): Promise<HumanCheckChallenge> =>
  (await test.call('GET', '/api/v1/human-check/challenge')).json()
const verify = async (token: string) =>
  (await test.call('POST', '/api/v1/recaptcha/verify', { token })).json().success as boolean
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
const decode = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as {
    challenge: HumanCheckChallenge
    solution: { counter: number; derivedKey: string }
  }

describe('the built-in human check', () => {
  beforeEach(() => configure())

  it('passes who solved the task', async () => {
    expect(await verify(await solve(await getChallenge()))).toBe(true)
  })

  it('gives a task that takes work, ends after ten minutes, and is kept by no cache', async () => {
    const response = await test.call('GET', '/api/v1/human-check/challenge')
    const { parameters } = response.json() as HumanCheckChallenge
    expect(response.headers['cache-control']).toBe('no-store')
    expect(parameters.expiresAt! * 1000 - Date.now()).toBeGreaterThan(9 * 60_000)
    expect(parameters.expiresAt! * 1000 - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    expect(decode(await solve({ parameters })).solution.counter).toBeGreaterThanOrEqual(500)
  })

  it('refuses a replayed solution, also of two at the same moment', async () => {
    const token = await solve(await getChallenge())
    expect((await Promise.all([verify(token), verify(token)])).sort()).toEqual([false, true])
    expect(await verify(token)).toBe(false)
    // The same solution written otherwise is the same solution.
    const { challenge, solution } = decode(token)
    expect(await verify(encode({ solution, challenge, more: true }))).toBe(false)
  })

  it('refuses tasks that were not given out here, that were made easier, and wrong solutions', async () => {
    const challenge = await getChallenge()
    const { solution } = decode(await solve(challenge))
    const { signature: _, ...unsigned } = challenge
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
    const later = {
      ...challenge,
      parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 600 },
    }
    for (const forged of [
      { challenge: unsigned, solution },
      { challenge: later, solution },
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    ]) {
      expect(await verify(encode(forged))).toBe(false)
    }
    expect(await verify(await solve(easier))).toBe(false)
    for (const rubbish of ['', 'x', encode({}), encode([1]), 'a'.repeat(9_000)])
      expect(await verify(rubbish)).toBe(false)
    expect(await verify(encode({ challenge, solution }))).toBe(true)
  })

  it('refuses a task that is over', async () => {
    const token = await solve(await getChallenge())
    const late = { ...test.platform, clock: { now: () => new Date(Date.now() + 601_000) } }
    expect(await isHuman(late, token)).toBe(false)
  })
})

describe('an action that asks for the check', () => {
  it('runs with a solved task, once', async () => {
    await configure({ enable: { login: true } })
    const user = await buildUser(test.platform.db, { password_hash: await hashPassword(PASSWORD) })
    const logIn = (token?: string) =>
      test.call('POST', '/auth/login', { email: user.email, password: PASSWORD, token })
    expect((await logIn()).json().errors).toEqual({ token: ['Could not verify you are human.'] })
    const token = await solve(await getChallenge())
    expect((await logIn(token)).statusCode).toBe(200)
    expect((await logIn(token)).json().errors).toHaveProperty('token')
  })

  it('is the only one that asks', async () => {
    await configure({ enable: { login: true } })
    const name = 'unchecked'
    expect(
      (
        await test.call('POST', '/auth/register', {
          username: name,
          email: `${name}@test.example`,
          password: PASSWORD,
          password_confirmation: PASSWORD,
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('checked downloads', () => {
  const ADDRESS = 'https://archive.org/details/behind-the-check'

  it('show addresses in no list, and one by one after the check', async () => {
    await configure({ enable: { download: true } })
    const [uploader, member, moderator, premium] = [
      await test.as('uploader'),
      await test.as('member'),
      await test.as('moderator'),
      await test.as('premium'),
    ]
    const title = await buildTitle(test.platform.db)
    const id = await buildLink(test.platform.db, {
      title_id: title.id,
      user_id: uploader.id,
      url: ADDRESS,
    })
    const list = `/api/v1/liens?loader=linksdl&title_id=${title.id}`
    for (const url of [list, `/api/v1/liens/${id}`]) {
      const response = await member.call('GET', url)
      expect([response.statusCode, response.body.includes('archive.org/details')]).toEqual([
        200,
        false,
      ])
      for (const trusted of [uploader, moderator, premium])
        expect((await trusted.call('GET', url)).body).toContain(ADDRESS)
    }
    expect((await member.call('GET', `/api/v1/liens/${id}/download`)).statusCode).toBe(403)
    expect(
      (await member.call('POST', `/api/v1/liens/${id}/download`, {})).json().errors,
    ).toHaveProperty('token')
    const token = await solve(await getChallenge())
    expect(
      (await member.call('POST', `/api/v1/liens/${id}/download`, { token })).json().lien.liens,
    ).toEqual([ADDRESS])
  })

  it('are asked for nowhere unless the settings say so', async () => {
    await configure()
    const title = await buildTitle(test.platform.db)
    const id = await buildLink(test.platform.db, { title_id: title.id, url: `${ADDRESS}-not` })
    const member = await test.as('member')
    expect(
      (await member.call('GET', `/api/v1/liens?loader=linksdl&title_id=${title.id}`)).body,
    ).toContain(ADDRESS)
    expect((await member.call('POST', `/api/v1/liens/${id}/download`, {})).statusCode).toBe(200)
  })
})

describe('an outside provider', () => {
  let server: Server
  let endpoint = ''
  const asked: string[] = []
  let answer: () => { status?: number; body: string } = () => ({ body: '{}' })

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push(body)
        const { status = 200, body: sent } = answer()
        response.writeHead(status, { 'content-type': 'application/json' }).end(sent)
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  })
  afterAll(async () => {
    await configure()
    await new Promise((resolve) => server.close(resolve))
  })

  const says = (body: object) => {
    answer = () => ({ body: JSON.stringify(body) })
  }

  for (const provider of ['recaptcha_v2', 'turnstile'] as const) {
    it(`is asked with the secret key, and its word is taken: ${provider}`, async () => {
      await configure({ provider, endpoint })
      says({ success: true, hostname: 'media.example' })
      expect(await verify('a token')).toBe(true)
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
        secret: 'hush-hush',
        response: 'a token',
      })
      says({ success: false, 'error-codes': ['timeout-or-duplicate'] })
      expect(await verify('a token')).toBe(false)
    })
  }

  it('has to give a good score for the very action: recaptcha_v3', async () => {
    await configure({ provider: 'recaptcha_v3', endpoint })
    const verdict = { success: true, score: 0.9, action: 'login' }
    says(verdict)
    expect([
      await isHuman(test.platform, 'a token', 'login'),
      await isHuman(test.platform, 'a token', 'register'),
      await verify('a token'),
    ]).toEqual([true, false, true])
    says({ ...verdict, score: 0.1 })
    expect(await isHuman(test.platform, 'a token', 'login')).toBe(false)
    says({ success: true, action: 'login' })
    expect(await isHuman(test.platform, 'a token', 'login')).toBe(false)
  })

  it('that fails or speaks in riddles keeps the action closed', async () => {
    await configure({ provider: 'turnstile', endpoint })
    for (const riddle of [
      { status: 500, body: '' },
      { body: 'yes' },
      { body: '{"success":"true"}' },
      { status: 302, body: '' },
    ]) {
      answer = () => riddle
      expect(await verify('a token')).toBe(false)
    }
    await configure({ provider: 'turnstile', endpoint: 'http://127.0.0.1:9/none' })
    expect(await verify('a token')).toBe(false)
  })

  it('is not asked about nothing', async () => {
    await configure({ provider: 'turnstile', endpoint })
    const before = asked.length
    expect(await verify('')).toBe(false)
    expect(asked).toHaveLength(before)
  })

  it('may run its scripts in pages only where the settings call for it', async () => {
    await configure({ provider: 'turnstile' })
    expect(await listScriptSources(test.platform)).toEqual([])
    await configure({ provider: 'turnstile', enable: { login: true } })
    expect(await listScriptSources(test.platform)).toEqual([
      'https://challenges.cloudflare.com/turnstile/',
    ])
    await configure({ enable: { login: true } })
    expect(await listScriptSources(test.platform)).toEqual([])
  })
})
