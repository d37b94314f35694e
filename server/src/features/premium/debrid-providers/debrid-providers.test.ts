import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../../platform/log/logger.ts'
import { loadConfig } from '../../../platform/config/config.ts'
import { assertSafe, createAskProvider } from './call-provider.ts'
import { DebridError } from './debrid-error.ts'
import { allDebrid } from './providers/alldebrid.ts'
import type { AccountState, DebridProvider } from './providers/debrid-provider.ts'
import { realDebrid } from './providers/real-debrid.ts'
import { DIRECT, SERVICES } from './test-debrid-dialects.ts'
import { startTestDebridService, type TestDebridService } from './test-debrid-service.ts'

const KEY = 'key0123456789abcdef'
const LINK = 'https://files.example/abcdefghijkl/film.mkv'
const platform = { log: createLogger(loadConfig({ LOG_LEVEL: 'silent' })) }

let service: TestDebridService
beforeAll(async () => {
  service = await startTestDebridService()
})
afterAll(() => service.stop())
beforeEach(() => service.forget())

const ask = () => createAskProvider(platform, { origin: service.origin, isStandIn: true })
/** Whether it went well, which they say in words and numbers of their own. */
const STATES = new Set(['success', 'status', 'msg'])
const unlock = (provider: DebridProvider, url = LINK, address?: string) =>
  provider.unlock(ask(), { key: KEY, url: new URL(url), address })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof DebridError ? error.problem : error),
  )

describe.each(SERVICES)('$name', (of) => {
  it('says whose key it is and until when', async () => {
    service.answer(of.account, of.accountAnswer)
    const { username, expiresAt } = await of.provider.checkAccount(ask(), KEY)
    expect(username).toBe('ada')
    expect(Math.abs(expiresAt!.getTime() - Date.now() - 86_400_000)).toBeLessThan(60_000)
    expect(service.asked.map(({ path, key }) => [path, key])).toEqual([[of.account, KEY]])
  })

  it('turns a link into a direct one', async () => {
    service.answer(of.link, of.linkAnswer)
    expect(await unlock(of.provider)).toEqual({
      url: DIRECT,
      name: 'film.mkv',
      bytes: 7,
      isStreamable: true,
    })
    expect(service.asked[0]!.key).toBe(KEY)
  })

  it('says no in its own words, which are understood', async () => {
    for (const [answer, status, problem] of of.refusals) {
      service.answer(of.link, answer, status)
      expect([JSON.stringify(answer), await problemOf(unlock(of.provider))]).toEqual([
        JSON.stringify(answer),
        problem,
      ])
    }
  })

  it('is believed nothing that is not an answer', async () => {
    const moods: [object | string, number, string][] = [
      ['<h1>Just a moment</h1>', 200, 'unclear'],
      ['<h1>Blocked</h1>', 403, 'unclear'],
      ['<h1>Oops</h1>', 502, 'unreachable'],
      ['', 429, 'tooOften'],
      [JSON.stringify(of.linkAnswer).slice(0, -4), 200, 'unclear'],
      ['[]', 200, 'unclear'],
      ['null', 200, 'unclear'],
      ['"x"', 200, 'unclear'],
      ['{}', 200, 'unclear'],
      [`"${'x'.repeat(300_000)}"`, 200, 'unclear'],
    ]
    for (const [answer, status, problem] of moods) {
      service.answer(of.link, answer, status)
      service.answer(of.account, answer, status)
      const about = String(answer).slice(0, 40)
      expect([about, await problemOf(unlock(of.provider))]).toEqual([about, problem])
      expect([about, await problemOf(of.provider.checkAccount(ask(), KEY))]).toEqual([
        about,
        problem,
      ])
    }
  })

  it('is not followed to another address, nor into the own network, with the key in hand', async () => {
    for (const location of [`${service.origin}/elsewhere`, 'http://169.254.169.254/latest']) {
      service.forget()
      service.answer(of.link, (response) => response.writeHead(302, { location }).end())
      service.answer(of.account, (response) => response.writeHead(302, { location }).end())
      expect(await problemOf(unlock(of.provider))).toBe('unclear')
      expect(await problemOf(of.provider.checkAccount(ask(), KEY))).toBe('unclear')
      expect(service.asked.map(({ path }) => path)).toEqual([of.link, of.account])
    }
  })

  it('is believed no address, name or date that is of another type', async () => {
    const wrong = [true, null, {}, [], [7], '', -7]
    const withWrong = (answer: unknown, value: unknown): unknown =>
      Array.isArray(answer)
        ? answer.map((each) => withWrong(each, value))
        : typeof answer === 'object' && answer !== null
          ? Object.fromEntries(
              Object.entries(answer).map(([key, each]) => [
                key,
                STATES.has(key) ? each : withWrong(each, value),
              ]),
            )
          : value
    for (const value of wrong) {
      service.answer(of.link, withWrong(of.linkAnswer, value) as object)
      service.answer(of.account, withWrong(of.accountAnswer, value) as object)
      expect([value, await problemOf(unlock(of.provider))]).toEqual([value, 'unclear'])
      const account = await of.provider.checkAccount(ask(), KEY).catch((error: unknown) => error)
      if (account instanceof DebridError) continue
      const { username, expiresAt } = account as AccountState
      const isOver = expiresAt === null || expiresAt.getTime() <= Date.now()
      expect([value, username, isOver]).toEqual([value, null, true])
    }
  })

  it('that breaks off has said nothing', async () => {
    service.answer(of.link, (response) => {
      response.writeHead(200, { 'content-length': '500' }).write('{"status":')
      response.destroy()
    })
    expect(await problemOf(unlock(of.provider))).toBe('unreachable')
  })
})

describe('AllDebrid', () => {
  it('is asked again for a file that it fetches first', async () => {
    service.answer('/v4/link/unlock', {
      status: 'success',
      data: { id: 'x', link: '', delayed: 12, filename: 'film.mkv', filesize: 7 },
    })
    let times = 0
    service.answer('/v4/link/delayed', (response) =>
      response.end(
        JSON.stringify({
          status: 'success',
          data: times++ === 0 ? { status: 1, time_left: 2 } : { status: 2, link: DIRECT },
        }),
      ),
    )
    expect(await unlock(allDebrid)).toMatchObject({ url: DIRECT, bytes: 7 })
    expect(new URLSearchParams(service.asked.at(-1)!.body).get('id')).toBe('12')
  })

  it('is asked for one of several streams', async () => {
    service.answer('/v4/link/unlock', {
      status: 'success',
      data: { id: 'x', link: '', streams: [{ id: 'low' }, { id: 'high' }] },
    })
    service.answer('/v4/link/streaming', { status: 'success', data: { link: DIRECT } })
    expect((await unlock(allDebrid)).url).toBe(DIRECT)
    expect(new URLSearchParams(service.asked.at(-1)!.body).get('stream')).toBe('high')
  })

  it('has an account without premium, which ends at no date to come', async () => {
    const user = { username: 'ada', isPremium: false, premiumUntil: 4_000_000_000 }
    service.answer('/v4/user', { status: 'success', data: { user } })
    expect((await allDebrid.checkAccount(ask(), KEY)).expiresAt).toBeNull()
  })
})

it('only Real-Debrid is told the address of a member, and only where there is one', async () => {
  for (const { provider, link, linkAnswer } of SERVICES) {
    service.answer(link, linkAnswer)
    await unlock(provider, LINK, '203.0.113.7')
  }
  const told = service.asked.filter(
    ({ body, query }) => body.includes('203.0.113.7') || String(query).includes('203.0.113.7'),
  )
  expect(told.map(({ path }) => path)).toEqual(['/rest/1.0/unrestrict/link'])
  service.asked.length = 0
  await unlock(realDebrid)
  expect(service.asked[0]!.body).not.toContain('ip=')
})

it('a service that is silent is waited for once, and one that is nowhere not at all', async () => {
  service.answer('/v4/user', () => undefined)
  const started = performance.now()
  expect(await problemOf(allDebrid.checkAccount(ask(), KEY))).toBe('unreachable')
  expect(performance.now() - started).toBeLessThan(12_000)
  const nowhere = createAskProvider(platform, { origin: 'http://127.0.0.1:9', isStandIn: true })
  expect(await problemOf(allDebrid.checkAccount(nowhere, KEY))).toBe('unreachable')
  const inside = createAskProvider(platform, { origin: service.origin, isStandIn: false })
  expect(await problemOf(allDebrid.checkAccount(inside, KEY))).toBe('unreachable')
}, 20_000)

it('a direct address leads to the open web, and runs nothing', () => {
  const file = { name: null, bytes: null, isStreamable: false }
  for (const url of ['https://dl.example.org/a?b=c', 'http://203.0.112.1:8080/x'])
    expect(assertSafe({ ...file, url }).url).toBe(url)
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://dl.example.org/x',
    'https://user:word@dl.example.org/x',
    'http://127.0.0.1/x',
    'http://2130706433/x',
    'http://[::1]/x',
    'http://[::ffff:10.0.0.1]/x',
    'http://192.168.1.1/x',
    'http://169.254.169.254/latest',
    'http://localhost:9666/flash/add',
    'http://nas.local/x',
    'http://router/x',
    'not an address',
    `https://dl.example.org/${'x'.repeat(5_000)}`,
  ])
    expect(() => assertSafe({ ...file, url }), url).toThrow(DebridError)
})
