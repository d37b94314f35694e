import type { ClientKindName } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import { CLIENT_PROTOCOLS } from '@mediatheque/contract/links/download-clients/client-protocols.ts'
import { ClientError } from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { createAskFromServer } from './ask-from-server.ts'
import { type Asked, startTestDownloadClient } from './test-download-client.ts'

type Kind = Exclude<ClientKindName, 'jdownloader'>

const program = await startTestDownloadClient()
afterAll(() => program.stop())
beforeEach(() => void (program.asked.length = 0))
const platform = useTestPlatform({ downloadClientHosts: [program.host] })

const LOGIN = { username: 'ada', secret: 's3cret' }
const ask = (address = program.address) => createAskFromServer(platform(), address)
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ClientError ? error.problem : error),
  )
const tested = (kind: Kind) => problemOf(CLIENT_PROTOCOLS[kind].test(ask(), LOGIN))
const send = (kind: Kind, ...addresses: string[]) =>
  CLIENT_PROTOCOLS[kind].send(ask(), LOGIN, addresses)
const FILE = 'https://host.example/a,b'
const MAGNET = `magnet:?xt=urn:btih:${'a'.repeat(40)}&dn=Film`
const write = (response: ServerResponse, body: object | string, status = 200) =>
  void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

describe('aria2', () => {
  const rpc = (rest: object) => ({ jsonrpc: '2.0', id: 'mediatheque', ...rest })

  it('is told of all links in one call, each with its token', async () => {
    program.answer(rpc({ result: [['2089b05ecca3d829'], ['d2703803b52216d1']] }))
    expect(await send('aria2', FILE, MAGNET)).toEqual([null, null])
    expect(JSON.parse(program.asked[0]!.body)).toEqual(
      rpc({
        method: 'system.multicall',
        params: [
          [FILE, MAGNET].map((address) => ({
            methodName: 'aria2.addUri',
            params: ['token:s3cret', [address]],
          })),
        ],
      }),
    )
  })

  it('says which it refuses, and who is a stranger', async () => {
    const fault = (message: string) => ({ code: 1, message })
    program.answer(rpc({ result: [fault('No URI to download.'), ['gid']] }))
    expect(await send('aria2', FILE, MAGNET)).toEqual(['refused', null])
    program.answer(rpc({ result: [fault('Unauthorized')] }))
    expect(await send('aria2', FILE)).toEqual(['badPassword'])
    program.answer(rpc({ error: fault('Unauthorized') }), 400)
    expect(await tested('aria2')).toBe('badPassword')
    program.answer(rpc({ result: { version: '1.37.0', enabledFeatures: [] } }))
    expect(await tested('aria2')).toBeNull()
  })
})

describe('qBittorrent', () => {
  const session = (add: (response: ServerResponse, asked: Asked) => void) =>
    program.answer((response, asked) => {
      if (asked.path !== '/api/v2/auth/login') return add(response, asked)
      response.writeHead(200, { 'set-cookie': 'SID=abc; HttpOnly; path=/' }).end('Ok.')
    })

  it('is told of each link in a session that was begun with the password', async () => {
    session((response) => write(response, 'Ok.'))
    expect(await send('qbittorrent', FILE, MAGNET)).toEqual([null, null])
    const [login, ...added] = program.asked
    expect([...login!.form]).toEqual([
      ['username', 'ada'],
      ['password', 's3cret'],
    ])
    expect(added.map(({ path, form }) => [path, form.get('urls')])).toEqual([
      ['/api/v2/torrents/add', FILE],
      ['/api/v2/torrents/add', MAGNET],
    ])
    expect(added[0]!.headers).toMatchObject({ cookie: 'SID=abc', referer: `${program.address}/` })
  })

  it('of newer versions answers without words, and counts', async () => {
    program.answer((response, { path }) =>
      path.endsWith('login') ? write(response, '', 204) : write(response, { success_count: 1 }),
    )
    expect(await send('qbittorrent', FILE)).toEqual([null])
    program.answer('', 401)
    expect(await tested('qbittorrent')).toBe('badPassword')
  })

  it('says what it refuses', async () => {
    program.answer('Fails.')
    expect(await tested('qbittorrent')).toBe('badPassword')
    program.answer('User IP is banned', 403)
    expect(await tested('qbittorrent')).toBe('lockedOut')
    session((response) => write(response, 'Fails.'))
    expect(await send('qbittorrent', FILE)).toEqual(['refused'])
    session((response) => write(response, 'Torrent file is not valid.', 415))
    expect(await send('qbittorrent', FILE)).toEqual(['refused'])
    session((response) => write(response, 'v5.1.2'))
    expect(await tested('qbittorrent')).toBeNull()
  })
})

describe('Synology Download Station', () => {
  const station = (answer: object) =>
    program.answer((response, { path }) =>
      write(
        response,
        path === '/webapi/entry.cgi' ? { success: true, data: { sid: 'abc' } } : answer,
      ),
    )

  it('is told of each link, whose commas begin no other', async () => {
    station({ success: true })
    expect(await send('synology', FILE, MAGNET)).toEqual([null, null])
    const [login, first] = program.asked
    expect(Object.fromEntries(login!.form)).toMatchObject({
      api: 'SYNO.API.Auth',
      version: '6',
      account: 'ada',
      passwd: 's3cret',
      session: 'DownloadStation',
    })
    expect(first!.path).toBe('/webapi/DownloadStation/task.cgi')
    expect(Object.fromEntries(first!.form)).toEqual({
      api: 'SYNO.DownloadStation.Task',
      version: '1',
      method: 'create',
      uri: 'https://host.example/a%2Cb',
      _sid: 'abc',
    })
  })

  it.each([
    [400, 'badPassword'],
    [403, 'secondFactor'],
    [407, 'lockedOut'],
    [402, 'notPermitted'],
  ])('that answers a login with %i says %s', async (code, problem) => {
    program.answer({ success: false, error: { code } })
    expect(await tested('synology')).toBe(problem)
  })

  it.each([
    [401, ['full', 'full']],
    [403, ['noFolder', 'noFolder']],
    [105, ['notPermitted', 'notPermitted']],
    [400, ['refused', 'refused']],
  ])('that answers a link with %i says %j', async (code, outcomes) => {
    station({ success: false, error: { code } })
    expect(await send('synology', FILE, MAGNET)).toEqual(outcomes)
  })
})

describe('SABnzbd', () => {
  it('is told of each file, with its key in no address', async () => {
    program.answer({ status: true, nzo_ids: ['SABnzbd_nzo_1'] })
    expect(await send('sabnzbd', FILE)).toEqual([null])
    expect(program.asked[0]).toMatchObject({ method: 'POST', path: '/api' })
    expect(Object.fromEntries(program.asked[0]!.form)).toEqual({
      mode: 'addurl',
      name: FILE,
      output: 'json',
      apikey: 's3cret',
    })
  })

  it('says which key it does not know, and what it refuses', async () => {
    program.answer({ status: false, error: 'API Key Incorrect' })
    expect(await tested('sabnzbd')).toBe('badPassword')
    program.answer('API Key Required', 403)
    expect(await tested('sabnzbd')).toBe('badPassword')
    program.answer('Access denied - Hostname verification failed', 403)
    expect(await tested('sabnzbd')).toBe('refusesSite')
    program.answer({ status: false, nzo_ids: [] })
    expect(await send('sabnzbd', FILE)).toEqual(['refused'])
    program.answer({ queue: { slots: [] } })
    expect(await tested('sabnzbd')).toBeNull()
  })
})

describe('whatever answers in the place of a client', () => {
  const MOODS: readonly [string, string, (response: ServerResponse) => void][] = [
    ['a page of HTML', 'unclear', (response) => write(response, '<!doctype html><p>Hello</p>')],
    ['half an answer', 'unclear', (response) => write(response, '{"jsonrpc":"2.0","resu')],
    ['a fault of its own', 'unclear', (response) => write(response, 'Oops', 500)],
    ['a list', 'unclear', (response) => write(response, [1, 2])],
    [
      'nothing of what was asked',
      'unclear',
      (response) => write(response, { result: 7, success: 1 }),
    ],
    [
      'a way to the own network',
      'unclear',
      (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['far too much', 'unclear', (response) => write(response, 'x'.repeat(300_000))],
    ['nothing at all', 'unreachable', (response) => void response.destroy()],
  ]
  const KINDS = Object.keys(CLIENT_PROTOCOLS) as Kind[]

  it.each(MOODS)('by %s is %s for each kind', async (_what, problem, respond) => {
    program.answer(respond)
    for (const kind of KINDS) {
      expect([kind, await tested(kind)]).toEqual([kind, problem])
      const outcome = await send(kind, FILE).catch((error: unknown) => [
        error instanceof ClientError ? error.problem : error,
      ])
      expect([kind, outcome]).toEqual([kind, [problem]])
    }
  })

  it('by silence is given up', async () => {
    program.answer(() => undefined)
    expect(await tested('aria2')).toBe('unreachable')
  }, 15_000)

  it('on the own network is not asked, unless whoever runs the site named it with its port', async () => {
    program.answer({ jsonrpc: '2.0', result: { version: '1' } })
    const at = (address: string) => problemOf(CLIENT_PROTOCOLS.aria2.test(ask(address), LOGIN))
    expect(await at(program.address)).toBeNull()
    program.asked.length = 0
    expect(await at('http://127.0.0.1:9')).toBe('ownNetwork')
    expect(await at('http://[::ffff:127.0.0.1]:9')).toBe('ownNetwork')
    expect(await at('http://169.254.169.254')).toBe('ownNetwork')
    expect(await at(`http://localhost:${program.host.split(':')[1]}`)).toBe('unreachable')
    expect(program.asked).toEqual([])
  })

  it('on the own network is reached by every spelling of the address that was named, and by no other that leads there', async () => {
    program.answer({ jsonrpc: '2.0', result: { version: '1' } })
    const port = program.host.split(':')[1]
    const at = (host: string) =>
      problemOf(CLIENT_PROTOCOLS.aria2.test(ask(`http://${host}:${port}`), LOGIN))
    for (const same of ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '0177.0.0.1', '127.0.0.1.'])
      expect([same, await at(same)]).toEqual([same, null])
    program.asked.length = 0
    for (const other of [
      'localhost',
      'localhost.',
      'LOCALHOST',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '0.0.0.0',
      '0',
      '127.0.0.2',
      '127.2',
      '2130706434',
    ])
      expect([other, await at(other)]).toEqual([
        other,
        /localhost/i.test(other) ? 'unreachable' : 'ownNetwork',
      ])
    expect(program.asked).toEqual([])
  })
})
