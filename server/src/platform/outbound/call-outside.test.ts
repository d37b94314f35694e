import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Logger } from '../log/logger.ts'
import { createOutbound, type OutsideCall } from './call-outside.ts'
import { createPublicLookUp } from './public-address.ts'

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

async function serve(answer: Answer): Promise<string> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const info = vi.fn()
const log = { info } as unknown as Logger
/** As if the open internet were this machine. */
const here: LookupFunction = (_name, options, callback) =>
  options.all
    ? callback(null, [{ address: '127.0.0.1', family: 4 }], 4)
    : callback(null, '127.0.0.1', 4)

const ask = (url: string, options: Partial<OutsideCall> = {}, lookUp = here) =>
  createOutbound({ log }, lookUp).call({
    purpose: 'test',
    url,
    allow: (at) => ({ url: at, isInside: false }),
    mostBytes: 1_000,
    wholeMs: 2_000,
    idleMs: 300,
    ...options,
  })
const portOf = (host: string) => host.split(':')[1]
const named = (host: string, path = '/') => `http://outside.test:${portOf(host)}${path}`

describe('a call to another site', () => {
  it('brings the answer home, unpacked, and leaves a line that says to whom, not with what', async () => {
    const host = await serve((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync('{"a":1}')),
    )
    info.mockClear()
    const url = named(host, '/path?key=SECRET')
    const answer = await ask(url, { headers: { authorization: 'SECRET' }, contentType: /json/ })
    expect([answer.status, String(answer.body)]).toEqual([200, '{"a":1}'])
    expect(info).toHaveBeenCalledWith(
      { purpose: 'test', host: new URL(url).host, ms: expect.any(Number), status: 200, bytes: 7 },
      'called outside',
    )
    expect(JSON.stringify(info.mock.calls)).not.toContain('SECRET')
  })

  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1:8080/',
    'ftp://outside.test/',
    'file:///etc/passwd',
    'http://user:word@outside.test/',
    'nothing',
  ])('to %s is not made', async (url) => {
    await expect(ask(url)).rejects.toMatchObject({ fault: 'not allowed' })
  })

  it('that its caller does not allow is not made, nor led on to such an address', async () => {
    const asked: (string | undefined)[] = []
    const host = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/closed' }).end()
    })
    const allow = (url: URL) => (url.pathname === '/closed' ? undefined : { url, isInside: false })
    const refused = { fault: 'not allowed' }
    await expect(ask(named(host, '/closed'), { allow })).rejects.toMatchObject(refused)
    await expect(ask(named(host), { allow, mostRedirects: 3 })).rejects.toMatchObject(refused)
    expect(asked).toEqual(['/'])
  })

  it('goes to a machine inside where whoever runs the site named it, and nowhere else', async () => {
    const host = await serve((_request, response) => response.end('inside'))
    const url = `http://localhost:${portOf(host)}/`
    const lookUp = createPublicLookUp()
    const toInside = { allow: (at: URL) => ({ url: at, isInside: true }) }
    expect(String((await ask(url, toInside, lookUp)).body)).toBe('inside')
    await expect(ask(url, {}, lookUp)).rejects.toMatchObject({ fault: 'no answer' })
  })

  it('that fails leaves a line too, which says why and nothing that was asked', async () => {
    info.mockClear()
    await expect(ask('http://10.0.0.1/path?key=SECRET')).rejects.toThrow()
    expect(info).toHaveBeenCalledWith(
      { purpose: 'test', host: '10.0.0.1', ms: expect.any(Number), fault: 'not allowed: 10.0.0.1' },
      'called outside',
    )
  })

  it('to a name that leads inside is not made, whatever it led to before', async () => {
    let asked = 0
    const host = await serve((_request, response) => response.end('inside'))
    const lookUp = createPublicLookUp((_name, _options, callback) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        ...(asked++ >= 0 ? [{ address: '127.0.0.1', family: 4 }] : []),
      ]),
    )
    await expect(ask(named(host), {}, lookUp)).rejects.toMatchObject({ fault: 'no answer' })
    expect(asked).toBeGreaterThan(0)
  })

  it('is not led inside, nor round and round, and tells its secrets to nobody on the way', async () => {
    const seen: IncomingHttpHeaders[] = []
    const host = await serve((request, response) => {
      seen.push(request.headers)
      const to: Record<string, string> = {
        '/inside': 'http://169.254.169.254/latest',
        '/round': '/round',
        '/other': `http://another.test:${portOf(request.headers.host ?? '')}/end`,
      }
      const location = to[request.url ?? '']
      response.writeHead(location ? 302 : 200, { ...(location && { location }) }).end('end')
    })
    const secrets = { authorization: 'SECRET', cookie: 'SECRET', 'x-api-key': 'SECRET' }
    const led = { mostRedirects: 3, headers: { ...secrets, accept: 'image/png' } }
    await expect(ask(named(host, '/inside'), led)).rejects.toMatchObject({ fault: 'not allowed' })
    seen.length = 0
    await expect(ask(named(host, '/round'), led)).rejects.toMatchObject({
      fault: 'too many redirects',
    })
    expect(seen).toHaveLength(4)
    seen.length = 0
    expect((await ask(named(host, '/other'), led)).status).toBe(200)
    expect(seen[0]).toMatchObject(secrets)
    expect(Object.values(seen[1] ?? {})).not.toContain('SECRET')
    expect(seen[1]).toMatchObject({ accept: 'image/png' })
    expect((await ask(named(host, '/round'))).status).toBe(302)
    expect((await ask(named(host, '/round'), { ...led, method: 'POST' })).status).toBe(302)
  })

  it.each<[string, string, Answer]>([
    ['never answers', 'no answer', () => undefined],
    ['stops in between', 'broke off', (_request, response) => void response.write('a')],
    [
      'goes on slowly',
      'too late',
      (_request, response) => {
        const timer = setInterval(() => response.write('.'), 50)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'goes on without end',
      'too large',
      (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(500)));
        }
        response.on('drain', more)
        more()
      },
    ],
    [
      'announces too much',
      'too large',
      (_request, response) => void response.writeHead(200, { 'content-length': 9_999 }).write('a'),
    ],
    [
      'sends less than it announced',
      'broke off',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('a', () => response.destroy())
      },
    ],
    [
      'unpacks to too much',
      'too large',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync('x'.repeat(500_000))),
    ],
    [
      'sends something else',
      'not what was asked for',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(),
    ],
    ['hangs up', 'no answer', (request) => void request.socket.destroy()],
  ])('ends where the other one %s', async (_what, fault, answer) => {
    const host = await serve(answer)
    const options = {
      // Idle connections are noticed by the second.
      wholeMs: fault === 'broke off' ? 10_000 : 1_000,
      ...(fault === 'not what was asked for' && { contentType: /json/ }),
    }
    await expect(ask(named(host), options)).rejects.toMatchObject({ fault })
  })
})
