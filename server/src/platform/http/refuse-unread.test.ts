import { anyone } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindEndpoint } from './bind-endpoint.ts'
import { headOf, startRawServer } from './test-raw-server.ts'

const path = 'notes'
const response = z.object({ text: z.string() })
const throttle = { unlimited: 'A test.' }
const summary = 'Notes'
const read = defineEndpoint({ method: 'GET', path, access: anyone, summary, response })
const readOne = defineEndpoint({
  method: 'GET',
  path: 'notes/:id',
  access: { ...anyone, noRecord: 'A test.' },
  summary,
  response,
})
const body = z.record(z.string(), z.unknown())
const write = defineEndpoint({
  method: 'POST',
  path,
  access: anyone,
  throttle,
  summary,
  body,
  response,
})
const endpoints = [
  bindEndpoint(read, { run: () => ({ text: 'read' }) }),
  bindEndpoint(readOne, { run: () => ({ text: 'read' }) }),
  bindEndpoint(write, { run: () => ({ text: 'written' }) }),
]
const limits = { headersMs: 200, bodyMs: 300, refusedBodyMs: 100, checkMs: 40 }
const POST = 'POST /api/v1/notes HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'

describe('a connection that says what is no call', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['HTTP of another kind', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['two lengths', `${POST}content-length: 5\r\ncontent-length: 6\r\n\r\n123456`, 400],
    ['chunks that are none', `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
    [
      'chunks with endless notes',
      `${POST}transfer-encoding: chunked\r\n\r\n1;${'x'.repeat(40_000)}\r\n`,
      413,
    ],
    ['an endless address', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a beginning only', 'GET / HTTP/1.1\r\nhost: a\r\nx-a: ', 408],
    ['no host', 'GET /api/v1/notes HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /api/v1/notes HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
    ['the same host twice', 'GET /api/v1/notes HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n', 400],
    ['a host that is none', 'GET /api/v1/notes HTTP/1.1\r\nhost: a "b"\r\n\r\n', 400],
  ])('is told so as every call is, and closed: %s', async (_what, said, status) => {
    const client = await (await startRawServer({ endpoints, limits })).connect()
    client.say(said)
    await client.closed()
    const [head = '', text = ''] = client.heard.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of [
      /x-content-type-options: nosniff/i,
      /x-frame-options: SAMEORIGIN/i,
      /content-security-policy: default-src 'none'/i,
      /content-type: application\/json; charset=utf-8/i,
      /connection: close/i,
    ])
      expect(head).toMatch(header)
    expect(JSON.parse(text)).toEqual({ message: expect.any(String), code: expect.any(String) })
  })

  it('is not told in the middle of an answer that it is being sent', async () => {
    const server = await startRawServer({
      endpoints,
      limits,
      prepare: (app) =>
        app.get('/begun', { config: { door: 'file' } }, (_request, reply) => {
          reply.raw.writeHead(200, { 'content-length': 100 }).write('begun')
          reply.hijack()
        }),
    })
    const client = await server.connect()
    client.say(headOf('GET', '/begun', {}))
    await client.hear(/begun/)
    client.say('nonsense\r\n\r\n')
    await client.closed()
    expect(client.heard).toMatch(/begun$/)
  })
})

describe('a call that Node would refuse', () => {
  it('expects what nobody knows, and is answered', async () => {
    const client = await (await startRawServer({ endpoints, limits })).connect()
    client.say(headOf('GET', '/api/v1/notes', { expect: 'miracles' }))
    expect(await client.hear(/read/)).toMatch(/^HTTP\/1\.1 200 [^]*nosniff/)
  })

  it('names its host in any way that an address may, or as HTTP/1.0 does not, and is answered', async () => {
    const server = await startRawServer({ endpoints, limits })
    for (const host of ['a', 'A.b-c_d:80', '[::1]:3000', 'xn--mdiathque-e7ag.example', '']) {
      const client = await server.connect()
      client.say(`GET /api/v1/notes HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
      expect(await client.hear(/}/), host).toMatch(/^HTTP\/1\.1 200 /)
    }
    const old = await server.connect()
    old.say('GET /api/v1/notes HTTP/1.0\r\n\r\n')
    expect(await old.hear(/}/)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['', '/media'])(
    'names the whole address, below %o, and is answered',
    async (basePath) => {
      const server = await startRawServer({ endpoints, limits, basePath })
      for (const origin of ['http://site.test', 'HTTPS://site.test:8443', 'http://']) {
        const client = await server.connect()
        client.say(headOf('GET', `${origin}${basePath}/api/v1/notes?a=b`, {}))
        expect(await client.hear(/}/), origin).toMatch(/^HTTP\/1\.1 200 /)
      }
    },
  )

  it('has a body that nobody takes, and is told so as every call is', async () => {
    const client = await (await startRawServer({ endpoints, limits })).connect()
    client.say(`${headOf('GET', '/api/v1/notes', { 'content-length': 1 })}x`)
    expect(await client.hear(/}/)).toMatch(/^HTTP\/1\.1 413 [^]*nosniff[^]*x-request-id/i)
  })

  it('has too long a part in its address, and is told so', async () => {
    const { app } = await startRawServer({ endpoints, limits })
    const answer = await app.inject(`/api/v1/notes/${'x'.repeat(500)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([414, 'addressTooLong'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('comes on an open connection while the server stops, and is the last one of it', async () => {
    const server = await startRawServer({
      endpoints,
      limits,
      prepare: (app) => {
        app.get('/slow', { config: { door: 'file' } }, async () => {
          void app.close()
          await new Promise((resolve) => void setTimeout(resolve, 100))
          return 'slow'
        })
      },
    })
    const client = await server.connect()
    client.say(headOf('GET', '/slow', {}))
    await new Promise((resolve) => void setTimeout(resolve, 50))
    client.say(headOf('GET', '/api/v1/notes', {}))
    await client.closed()
    expect(client.heard).toMatch(/slow[^]*HTTP\/1\.1 200 OK\r\nconnection: close\r\n[^]*"read"/)
  })
})
