import { setTimeout as sleep } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { headOf, startRawServer } from './test-raw-server.ts'

const LARGE = 64 * 2 ** 20

async function startServer(limits: { stopMs?: number } = {}) {
  const begun = Promise.withResolvers<void>()
  const { promise: rest, resolve: release } = Promise.withResolvers<void>()
  const server = await startRawServer({
    endpoints: [],
    limits,
    prepare: (app) => {
      const config = { door: 'file' } as const
      app.get('/parts', { config }, () =>
        Readable.from(
          (async function* () {
            yield 'first '
            begun.resolve()
            await rest
            yield 'last'
          })(),
        ),
      )
      app.get('/small', { config }, () => 'here')
      app.get('/large', { config }, () => Buffer.alloc(LARGE))
    },
  })
  return { ...server, begun: begun.promise, release }
}

describe('a server that stops', () => {
  it('sends the rest of what it had begun, and keeps that connection for nothing else', async () => {
    const { app, connect, begun, release } = await startServer()
    const client = await connect()
    client.say(headOf('GET', '/parts', {}))
    await begun
    const ended = app.close()
    await sleep(600)
    expect(client.isClosed).toBe(false)
    release()
    await ended
    await client.closed()
    expect(client.heard).toMatch(/first [^]*last/)
  })

  it('answers those that wait to be let in', async () => {
    const { app, connect } = await startServer()
    const clients = await Promise.all(Array.from({ length: 20 }, () => connect()))
    for (const client of clients) client.say(headOf('GET', '/small', {}))
    await app.close()
    await Promise.all(clients.map((client) => client.closed()))
    for (const { heard } of clients) expect(heard).toMatch(/^HTTP\/1\.1 200/)
  })

  it('waits for nobody who has asked nothing, or half a thing', async () => {
    const { app, connect } = await startServer()
    const [silent, slow] = [await connect(), await connect()]
    slow.say('GET /large HTTP/1.1\r\nhost: ')
    await sleep(50)
    await app.close()
    await silent.closed()
    await slow.closed()
  })

  it('sends all of what was made before to who takes it slowly', async () => {
    const { app, connect } = await startServer()
    const client = await connect()
    client.say(headOf('GET', '/large', {}))
    await client.hear(/\r\n\r\n/)
    client.socket.pause()
    await sleep(50)
    const ended = app.close()
    await sleep(600)
    client.socket.resume()
    await ended
    await client.closed()
    expect(client.heard.length).toBeGreaterThan(LARGE)
  })

  it('cuts what is still being sent when its time is over', async () => {
    const { app, connect, begun } = await startServer({ stopMs: 400 })
    const client = await connect()
    client.say(headOf('GET', '/parts', {}))
    await begun
    await app.close()
    await client.closed()
    expect(client.heard).not.toContain('last')
  })
})
