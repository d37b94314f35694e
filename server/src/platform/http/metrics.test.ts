import { expect, it } from 'vitest'
import type { Platform } from '../platform.ts'
import { registerMetrics } from './health.ts'
import { startRawServer } from './test-raw-server.ts'

const TOKEN = 'a-token-of-the-operator'

it('figures are for this machine itself and for the holder of the token, whatever a proxy says', async () => {
  const { app } = await startRawServer({
    endpoints: [],
    prepare: (instance) =>
      registerMetrics(instance, { config: { metricsToken: TOKEN } } as unknown as Platform),
  })
  const ask = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (
      await app.inject({
        url: '/metrics',
        headers: { host: 'localhost:3000', ...headers },
        remoteAddress,
      })
    ).statusCode
  expect(await ask()).toBe(200)
  expect(await ask({}, '::1')).toBe(200)
  expect(await ask({}, '192.0.2.1')).toBe(404)
  const passedOn: Record<string, string>[] = [
    { host: 'media.example.org' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { authorization: 'Bearer something else', 'x-real-ip': '::1' },
  ]
  for (const headers of passedOn) expect([headers, await ask(headers)]).toEqual([headers, 404])
  expect(await ask({ authorization: `Bearer ${TOKEN}`, via: '1.1 proxy' }, '192.0.2.1')).toBe(200)
})
