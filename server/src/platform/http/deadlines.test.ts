import { setTimeout as sleep } from 'node:timers/promises'
import { anyone } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindEndpoint } from './bind-endpoint.ts'
import { headOf, openConnections, type RawServer, startRawServer } from './test-raw-server.ts'

const throttle = { unlimited: 'A test.' }
const response = z.object({ text: z.string() })
const write = defineEndpoint({
  method: 'POST',
  path: 'notes',
  access: anyone,
  throttle,
  summary: 'Writes',
  body: z.record(z.string(), z.unknown()),
  bodyForm: { maxBytes: 4_000, files: { picture: { maxBytes: 500_000 } } },
  response,
})
const read = defineEndpoint({
  method: 'GET',
  path: 'notes',
  access: anyone,
  summary: 'Reads a lot',
  response,
})
const wait = defineEndpoint({
  method: 'GET',
  path: 'waiting',
  access: anyone,
  summary: 'Has no answer yet',
  response,
})
const LONG = 'x'.repeat(30_000_000)
const endpoints = [
  bindEndpoint(write, { run: () => ({ text: 'written' }) }),
  bindEndpoint(read, { run: ({ request }) => ({ text: request.headers['x-long'] ? LONG : '' }) }),
  bindEndpoint(wait, { run: () => new Promise<{ text: string }>(() => undefined) }),
]
const SHORT = {
  headersMs: 200,
  bodyMs: 300,
  bodyBytesPerSecond: 1_000_000,
  refusedBodyMs: 100,
  answerMs: 200,
  answerBytesPerSecond: 1_000_000_000,
  checkMs: 40,
}
const FORM = 'multipart/form-data; boundary=b0undary'
const begin = (type: string, length: number, start = '') =>
  headOf('POST', '/api/v1/notes', { 'content-type': type, 'content-length': length }) + start

async function isServing(server: RawServer, from: string): Promise<boolean> {
  const client = await server.connect({ from })
  client.say(begin('application/json', 2, '{}'))
  const heard = await client.hear(/written/)
  client.socket.destroy()
  return heard.startsWith('HTTP/1.1 200 ')
}

describe('a connection', () => {
  it.each([
    ['says nothing', ''],
    ['does not end its headers', 'GET / HTTP/1.1\r\nhost: site.test\r\nx-a: '],
  ])('that %s is closed', async (_what, said) => {
    const client = await (await startRawServer({ endpoints, limits: SHORT })).connect()
    client.say(said)
    await client.closed()
    expect(client.heard).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it.each([
    ['JSON', begin('application/json', 100, '{"a":')],
    ['a form', begin('application/x-www-form-urlencoded', 100, 'a=')],
    ['multipart', begin(FORM, 40_000, '--b0undary\r\ncontent-disp')],
    [
      'a file',
      begin(
        FORM,
        40_000,
        `--b0undary\r\ncontent-disposition: form-data; name="picture"; filename="a"\r\n\r\n${'x'.repeat(9_000)}`,
      ),
    ],
  ])('that does not end its body, %s, is told and then closed', async (_what, said) => {
    const client = await (await startRawServer({ endpoints, limits: SHORT })).connect()
    client.say(said)
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 408 /)
    await client.closed()
  })

  it('that sends its body drop by drop does not get more time', async () => {
    const client = await (await startRawServer({ endpoints, limits: SHORT })).connect()
    client.say(begin('application/json', 4_000, '{"a":"'))
    while (!client.heard && !client.isClosed) {
      client.say('x')
      await sleep(20)
    }
    expect(client.heard).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that stops in the middle of a long body does not get the time for all of it', async () => {
    const limits = { ...SHORT, bodyBytesPerSecond: 1_000 }
    const client = await (await startRawServer({ endpoints, limits })).connect()
    client.say(begin(FORM, 400_000, '--b0undary\r\ncontent-disp'))
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each([
    ['on which nothing moves', { silentMs: 200 }, headOf('GET', '/api/v1/waiting', {})],
    ['whose call takes too long to arrive', { wholeCallMs: 300 }, begin(FORM, 400_000)],
  ])('%s is closed, whatever else it may wait for', async (_what, limit, said) => {
    const limits = { ...SHORT, bodyMs: 60_000, ...limit }
    const client = await (await startRawServer({ endpoints, limits })).connect()
    client.say(said)
    await client.closed()
    expect(client.heard).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('that goes on sending after it was refused is closed', async () => {
    const client = await (await startRawServer({ endpoints, limits: SHORT })).connect()
    client.say(begin('text/plain', 1_000_000_000))
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 415 /)
    while (!client.isClosed) {
      client.say('x'.repeat(1_000))
      await sleep(10)
    }
  })

  it('that was refused a small body can be used again', async () => {
    const client = await (await startRawServer({ endpoints, limits: SHORT })).connect()
    client.say(begin('text/plain', 5, 'hello') + begin('application/json', 2, '{}'))
    expect(await client.hear(/written/)).toMatch(/^HTTP\/1\.1 415 [^]*HTTP\/1\.1 200 /)
  })

  it('on which a body was refused midway can be used again once the rest has come', async () => {
    const limits = { ...SHORT, refusedBodyMs: 60_000 }
    const client = await (await startRawServer({ endpoints, limits })).connect()
    const part =
      '--b0undary\r\ncontent-disposition: form-data; name="unknown"; filename="a"\r\n\r\nx'
    client.say(begin(FORM, part.length + 300_000, part))
    expect(await client.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 422 /)
    client.say('x'.repeat(300_000) + begin('application/json', 2, '{}'))
    expect(await client.hear(/written/)).toMatch(/HTTP\/1\.1 200 /)
  })

  it('that does not take its answer is closed', async () => {
    const server = await startRawServer({ endpoints, limits: SHORT })
    const client = await server.connect()
    client.socket.pause()
    client.say(headOf('GET', '/api/v1/notes', { 'x-long': 1 }))
    await expect.poll(() => openConnections(server)).toBe(1)
    await expect.poll(() => openConnections(server), { timeout: 10_000 }).toBe(0)
  })

  it('that asks on and on without waiting for answers is closed', async () => {
    // No limit of time is short here: each would close it too, for another reason.
    const limits = { callsPerConnection: 5 }
    const server = await startRawServer({ endpoints, limits })
    const [patient, greedy] = [await server.connect(), await server.connect()]
    patient.say(headOf('GET', '/api/v1/notes', {}).repeat(5))
    expect(await patient.hear(/(HTTP[^]*){5}/)).toMatch(/(HTTP\/1\.1 200 [^]*){5}/)
    greedy.say(headOf('GET', '/api/v1/notes', {}).repeat(60))
    await greedy.closed()
    expect(greedy.heard).not.toContain(' 408 ')
    expect(await isServing(server, '127.0.0.1')).toBe(true)
  })

  it('that sends what is no HTTP is told and closed', async () => {
    const server = await startRawServer({ endpoints, limits: SHORT })
    for (const said of [
      'hello\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`,
      'POST /api/v1/notes HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /api/v1/notes HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n123456',
      'POST /api/v1/notes HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n x: folded\r\n\r\n',
    ]) {
      const client = await server.connect()
      client.say(said)
      await client.closed()
      expect(client.heard).toMatch(/^HTTP\/1\.1 4\d\d /)
    }
    expect(await isServing(server, '127.0.0.1')).toBe(true)
  })
})

describe('bodies that do not arrive', () => {
  it('are a few at a time of one address, and hinder no other', async () => {
    const limits = { ...SHORT, bodyMs: 60_000, openBodiesPerAddress: 3 }
    const server = await startRawServer({ endpoints, limits })
    const heldOpen = async () => {
      const client = await server.connect({ from: '127.0.0.2' })
      client.say(begin('application/json', 100, '{'))
      return client
    }
    const clients = [await heldOpen(), await heldOpen(), await heldOpen()]
    await sleep(100)
    const fourth = await heldOpen()
    expect(await fourth.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 429 /)
    expect(await isServing(server, '127.0.0.3')).toBe(true)
    clients[0]!.socket.destroy()
    const answered = async () => {
      const client = await heldOpen()
      await sleep(50)
      return client.heard === ''
    }
    await expect.poll(answered).toBe(true)
  })

  it('are counted by the /64 of IPv6, and by whom the proxy names', async () => {
    const limits = { ...SHORT, bodyMs: 60_000, openBodiesPerAddress: 2 }
    const trustedProxies = ['127.0.0.1']
    const server = await startRawServer({ endpoints, limits, trustedProxies })
    const open = async (address: string) => {
      const client = await server.connect()
      const headers = { 'content-type': 'application/json', 'content-length': 100 }
      client.say(headOf('POST', '/api/v1/notes', { ...headers, 'x-forwarded-for': address }) + '{')
      await sleep(100)
      return client
    }
    await open('2001:db8:7:1::1')
    await open('2001:db8:7:1:ffff::2')
    expect((await open('2001:db8:7:2::1')).heard).toBe('')
    const refused = await open('2001:db8:7:1::3')
    expect(await refused.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 429 /)
  })

  it('keep no more in memory, all together, than the server gives them', async () => {
    const limits = { ...SHORT, bodyMs: 60_000, openBodyBytes: 5_000 }
    const server = await startRawServer({ endpoints, limits })
    const [first, second] = [await server.connect(), await server.connect()]
    first.say(begin('application/json', 4_000, 'x'.repeat(3_000)))
    await sleep(100)
    second.say(begin('application/json', 4_000, 'x'.repeat(3_000)))
    expect(await second.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 503 /)
    // Whose fields come in between files may take as much as they are allowed, from the start.
    const withFiles = await server.connect()
    withFiles.say(begin(FORM, 40_000, '--b0undary\r\ncontent-disp'))
    expect(await withFiles.hear(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 503 /)
    first.socket.destroy()
    await expect
      .poll(async () => {
        const third = await server.connect()
        third.say(begin('application/json', 3_000, `"${'x'.repeat(2_998)}"`))
        return (await third.hear(/\r\n\r\n/)).split('\r\n')[0]
      })
      .toContain('422')
  })
})
