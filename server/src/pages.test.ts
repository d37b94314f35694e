import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../../web/src/routes.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { endSessionsOf } from './features/accounts/sessions/sessions.service.ts'
import { userTag } from './features/accounts/users/users.service.ts'
import { updateSettings } from './features/site/settings/settings.service.ts'
import { useTestApp } from './features/test-app.ts'

const test = useTestApp({}, { withPages: true })

interface RouteNode {
  readonly type: string
  readonly path?: string
  readonly children?: readonly RouteNode[]
}

/** Every path of the table of pages, from its root. */
function pathsOf(node: RouteNode, above = ''): string[] {
  const path = node.path ? above + node.path : above
  return [
    ...(node.type === 'index' ? [above || '/'] : []),
    ...(node.type === 'route' ? [path] : []),
    ...(node.children ?? []).flatMap((child) => pathsOf(child, path)),
  ]
}

const PARAMETER = /\{-\$\w+\}|\$\w+/g
const HOSTILE_PARTS = [
  '%00',
  'abc',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  '2147483648',
  'a%0Ab',
  '%E2%80%AE',
  '__proto__',
  'x'.repeat(600),
]
const NAMES =
  'page perPage query order orderBy orderDir genre country quality language decade rating links type season episode host subs cycle redirect email token invite'
const every = (value: string) =>
  NAMES.split(' ')
    .map((name) => `${name}=${value}`)
    .join('&')
const HOSTILE_QUERIES = [
  every('abc'),
  every('%00'),
  every('-1'),
  every('99999999999999999999'),
  `${every('a')}&${every('b')}`,
  every('{"a":[1]}'),
  every('%ED%A0%80'),
  every(''),
  'page=99999',
  '__proto__=1&constructor=2&unread=x',
  `page=${'9'.repeat(3_000)}`,
]

let titleId = 0
beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db, { name: 'Silent nights' })).id
  await test.platform.db
    .insertInto('lists')
    .values({ user_id: (await test.as('member')).id, name: 'Silent nights' })
    .execute()
})

type Call = typeof test.call

/** What a visitor ends up with, redirects followed as browsers follow them. */
async function statusAt(call: Call, address: string): Promise<number> {
  let at = address
  for (let steps = 0; steps < 5; steps += 1) {
    const { statusCode, headers } = await call('GET', at)
    if (statusCode < 300 || statusCode >= 400) return statusCode
    const target = new URL(String(headers.location), 'http://127.0.0.1:3000')
    at = target.pathname + target.search
  }
  return 310
}

async function faultsAmong(call: Call, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    const status = await statusAt(call, address)
    if (status >= 500 || status === 310) faults.push(`${status} ${address.slice(0, 200)}`)
  }
  return faults
}

/** The address as it is meant, with one of its parts spoilt after the other, and with spoilt queries. */
function spoiltAddresses(path: string): string[] {
  const good = path.replaceAll(PARAMETER, (name) => (/id/i.test(name) ? String(titleId) : 'x'))
  const count = path.match(PARAMETER)?.length ?? 0
  const spoilt = Array.from({ length: count }, (_, spoiltAt) =>
    HOSTILE_PARTS.map((part) => {
      let at = 0
      return path.replaceAll(PARAMETER, (name) =>
        at++ === spoiltAt ? part : /id/i.test(name) ? String(titleId) : '1',
      )
    }),
  ).flat()
  return [good, ...spoilt, ...HOSTILE_QUERIES.map((query) => `${good}?${query}`)]
}

describe('a page with an address that makes no sense', () => {
  it.each(pathsOf(routes as RouteNode))('never fails: %s', async (path) => {
    const addresses = spoiltAddresses(path)
    const [member, admin] = await Promise.all([test.as('member'), test.as('admin')])
    // Whoever may not enter is sent away before any of it is read.
    const isForStaff = path.startsWith('/admin')
    expect(await faultsAmong(test.call, isForStaff ? addresses.slice(0, 3) : addresses)).toEqual([])
    expect(await faultsAmong(admin.call, addresses)).toEqual([])
    expect(await faultsAmong(member.call, addresses.slice(0, 3))).toEqual([])
  })

  it('answers 400 or 404 where the address cannot even be read', async () => {
    for (const address of [
      '/%ff',
      '/%E0%A4%A',
      '/movies/%',
      '/%00',
      '/x/y/z',
      `/${'a'.repeat(9_000)}`,
    ])
      expect([400, 404], address).toContain(await statusAt(test.call, address))
  })

  it('says that it takes no body, which is nobody’s fault but the caller’s', async () => {
    const errors = vi.spyOn(test.platform.log, 'error')
    const response = await test.call('GET', '/movies', { page: 2 })
    expect([response.statusCode, errors.mock.calls]).toEqual([413, []])
  })

  it('never fails where it is near a page or a document of ours, whoever asks', async () => {
    const [member, admin] = await Promise.all([test.as('member'), test.as('admin')])
    const addresses = [
      '/%00x',
      '/x%00',
      '/@titles',
      '/@',
      '/~',
      '/api-docs',
      '/api-docs/',
      '/api-docs/%00x',
    ].flatMap((address) => [address, `${address}?x=%00`])
    for (const call of [test.call, member.call, admin.call])
      expect(await faultsAmong(call, addresses)).toEqual([])
  })

  it('shows everything with a word about what was not understood, in both languages', async () => {
    const { headers } = await test.call('GET', '/news?page=abc')
    expect(headers.location).toMatch(/\/news\?unread=true$/)
    const said = async (language: string) =>
      (
        await test.app.inject({
          url: '/news?unread=true',
          headers: { 'accept-language': language },
        })
      ).body
    expect(await said('en')).toContain('A part of this address was not understood.')
    expect(await said('fr')).toContain('Une partie de cette adresse n’a pas été comprise.')
    expect((await test.call('GET', '/news')).body).not.toContain('was not understood')
  })

  it('leads on from an id without a name to the one address of its record', async () => {
    const { id } = await test.as('member')
    for (const [address, own] of [
      [`/titles/${titleId}`, `/titles/${titleId}/silent-nights`],
      [`/user/${id}`, `/user/${id}/`],
    ] as const) {
      const { statusCode, headers } = await test.call('GET', `${address}?from=mail`)
      expect([statusCode, headers.location], address).toEqual([
        301,
        expect.stringMatching(new RegExp(`${own}[^/]*\\?from=mail$`)),
      ])
      expect(await statusAt(test.call, address), address).toBe(200)
    }
    for (const address of ['/titles/99999', '/user/99999', '/titles/abc', '/user/abc'])
      expect(await statusAt(test.call, address), address).toBe(404)
  })

  it('is not found beyond the last page of a list', async () => {
    const statuses = ['/news?page=99999', '/movies?page=99999', '/lists/silent-nights?page=99999']
    expect(await Promise.all(statuses.map((address) => statusAt(test.call, address)))).toEqual([
      404, 404, 404,
    ])
    expect(await statusAt(test.call, '/lists/silent-nights')).toBe(200)
  })

  it('is the guest’s for a call with a token or a proxy’s password', async () => {
    for (const authorization of ['Bearer mdt_nobody', 'Basic YTpi', 'x'])
      expect((await test.app.inject({ url: '/news', headers: { authorization } })).statusCode).toBe(
        200,
      )
  })

  it.each([
    ['suspended', 'Your account is suspended', { banned_at: new Date() }],
    ['unverified', 'Verify your email address', { email_verified_at: null }],
  ])('is the screen that says why, for %s accounts, on every page', async (_why, said, state) => {
    const { platform } = test
    await updateSettings(platform, { require_email_confirmation: true })
    onTestFinished(() => updateSettings(platform, { require_email_confirmation: false }))
    const closed = await test.as('member')
    await platform.db.updateTable('users').set(state).where('id', '=', closed.id).execute()
    const faults: string[] = []
    for (const path of pathsOf(routes as RouteNode)) {
      const address = path.replaceAll(PARAMETER, '1')
      const { statusCode, headers, body } = await closed.call('GET', address)
      // Pages for guests and pages of the administration lead elsewhere first, to one that is closed as well.
      const isLed = statusCode === 307 && !String(headers.location).includes('/login')
      if (!isLed && (statusCode !== 403 || !body.includes(said)))
        faults.push(`${statusCode} ${address}`)
    }
    expect(faults).toEqual([])
  })
})

describe('a page whose loader is refused', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Acts when the page has been begun as its visitor, before the first call that it makes. */
  function beforeItsFirstCall(act: () => Promise<unknown>): void {
    const route = test.app.routing.bind(test.app)
    vi.spyOn(test.app, 'routing').mockImplementation((request, answer) => {
      void act().then(() => route(request, answer))
    })
  }

  it.each(['/workspaces?invite=x', '/account-settings', '/notifications'])(
    'leads to the login page and back when the session ends while it is made: %s',
    async (address) => {
      const member = await test.as('member')
      beforeItsFirstCall(() => endSessionsOf(test.platform, member.id))
      const { statusCode, headers } = await member.call('GET', address)
      expect([statusCode, headers.location]).toEqual([
        302,
        `/login?redirect=${encodeURIComponent(address)}`,
      ])
      vi.restoreAllMocks()
      expect((await member.call('GET', String(headers.location))).statusCode).toBe(200)
    },
  )

  it('answers as the refusal does when the account is suspended while it is made', async () => {
    const member = await test.as('member')
    beforeItsFirstCall(async () => {
      const { db, cache } = test.platform
      await db
        .updateTable('users')
        .set({ banned_at: new Date() })
        .where('id', '=', member.id)
        .execute()
      await cache.invalidate([userTag(member.id)])
    })
    expect((await member.call('GET', '/workspaces')).statusCode).toBe(403)
  })
})

it('leads to a title whose name is written in other letters', async () => {
  const { id } = await buildTitle(test.platform.db, { name: '攻殻機動隊 μ' })
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await test.call(method, `/titles/${id}/wrong`)
    const slug = encodeURIComponent('攻殻機動隊-μ')
    expect([statusCode, headers.location]).toEqual([301, `/titles/${id}/${slug}`])
    expect((await test.call(method, String(headers.location))).statusCode).toBe(200)
  }
})
