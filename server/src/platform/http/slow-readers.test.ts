import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { headOf, openConnections, startRawServer } from './test-raw-server.ts'

const TIGHT = { answerMs: 200, answerBytesPerSecond: 1_000_000_000, checkMs: 40 }

describe('an answer that is a stream', () => {
  const MB = 1_000_000
  /** A stream of so many pieces, made as fast as they are taken, or slower. */
  async function startStreaming(
    limits: object,
    { pieces, bytes, everyMs = 0 }: { pieces: number; bytes: number; everyMs?: number },
  ) {
    const streams: Readable[] = []
    const piece = Buffer.alloc(bytes, 'x')
    async function* make() {
      for (let made = 0; made < pieces; made++) {
        if (everyMs > 0) await sleep(everyMs)
        yield piece
      }
    }
    const server = await startRawServer({
      endpoints: [],
      limits: { ...TIGHT, ...limits },
      prepare: (app) =>
        app.get('/stream', { config: { door: 'file' } }, (_request, reply) => {
          const stream = Readable.from(make(), { objectMode: false })
          streams.push(stream)
          return reply.type('application/octet-stream').send(stream)
        }),
    })
    const client = await server.connect()
    client.say(headOf('GET', '/stream', {}))
    return { server, client, streams }
  }

  it('is ended, and what is behind it closed, when its reader takes next to nothing', async () => {
    const limits = { answerMs: 300, answerBytesPerSecond: 20 * MB }
    const { server, client, streams } = await startStreaming(limits, {
      pieces: 2_000,
      bytes: 64_000,
    })
    const begun = Date.now()
    while ((await openConnections(server)) > 0 && Date.now() - begun < 20_000) {
      client.socket.resume()
      client.socket.once('data', () => client.socket.pause())
      await sleep(100)
    }
    expect(await openConnections(server)).toBe(0)
    expect(Date.now() - begun).toBeLessThan(5_000)
    // Told of by the connection that is gone, a moment after nobody counts it any more.
    await expect.poll(() => streams.map(({ destroyed }) => destroyed)).toEqual([true])
  })

  it('arrives as a whole along a slow line', async () => {
    // Far below the line: a busy machine slows it down too.
    const limits = { answerMs: 300, answerBytesPerSecond: 0.3 * MB }
    const { client } = await startStreaming(limits, { pieces: 200, bytes: 64_000 })
    const begun = Date.now()
    // By its length: to look at the end of so long a text again and again takes longer than the line.
    while (!client.isClosed && client.heard.length < 200 * 64_000) {
      client.socket.resume()
      client.socket.once('data', () => client.socket.pause())
      await sleep(8)
    }
    client.socket.resume()
    await client.hear(/\r\n0\r\n\r\n$/)
    const { 0: body = '' } = /(?<=\r\n\r\n)[^]*/.exec(client.heard) ?? []
    expect(body.replaceAll(/[^x]/g, '')).toHaveLength(200 * 64_000)
    expect(Date.now() - begun).toBeGreaterThan(1_000)
  })

  it('is made as slowly as it takes', async () => {
    const { client } = await startStreaming({}, { pieces: 12, bytes: 10, everyMs: 100 })
    expect(await client.hear(/\r\n0\r\n\r\n$/)).toMatch(/(x{10}[^]*){12}/)
  })
})
