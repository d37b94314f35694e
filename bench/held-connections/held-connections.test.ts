import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../server/src/app.ts'
import { useTestApp } from '../../server/src/features/test-app.ts'
import { hold, KINDS } from './hold.ts'

/** As on the site, but much shorter. */
const LIMITS = {
  headersMs: 1_500,
  bodyMs: 1_500,
  refusedBodyMs: 300,
  answerMs: 1_500,
  answerBytesPerSecond: 1_000_000_000,
  // None of them is to be left to this.
  silentMs: 60_000,
  checkMs: 100,
}
const OF_EACH_KIND = 30
const test = useTestApp()
let app: FastifyInstance

beforeAll(async () => {
  const { config } = test.platform
  const httpLimits = { ...config.httpLimits, ...LIMITS }
  app = await buildApp({ ...test.platform, config: { ...config, httpLimits } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.keepAliveTimeout = 500
})
afterAll(() => app.close())

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

async function areOthersAnswered(port: number): Promise<number[]> {
  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = { connection: 'close', 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers, ...init })
    await answer.arrayBuffer()
    return answer.status
  }
  return [
    await ask('/health/live'),
    await ask('/api/v1/bootstrap-data'),
    await ask('/auth/login', { method: 'POST', body: '{}' }),
  ]
}

it('some tens of held connections of each kind hinder nobody, and are gone when their time is up', async () => {
  const { port } = app.server.address() as AddressInfo
  const said = Object.values(KINDS).flatMap((kind) => Array<string>(OF_EACH_KIND).fill(kind))
  // In an order that is the same each time and mixes the kinds: 7 has no divisor in common with their number.
  const mixed = said.map((_, index) => said[(index * 7) % said.length]!)
  const sockets = mixed.map((kind, index) => hold(port, kind, index))
  await expect.poll(connections).toBeGreaterThan(said.length / 2)
  expect(await areOthersAnswered(port)).toEqual([200, 200, 422])
  await expect.poll(connections, { timeout: 20_000 }).toBe(0)
  expect(await areOthersAnswered(port)).toEqual([200, 200, 422])
  for (const socket of sockets) socket.destroy()
})
