import { expect, it } from 'vitest'
import { createLogger } from '../../log/logger.ts'
import type { Platform } from '../../platform.ts'
import { startRawServer } from '../test-raw-server.ts'
import { registerMetrics } from './register-metrics.ts'
import { findFaults, sumOf } from './test-figures.ts'

const TOKEN = 'a-token-of-the-operator'

/** Without a database. */
async function startServer() {
  const { app } = await startRawServer({
    endpoints: [],
    prepare: (instance, dataDir) =>
      registerMetrics(instance, {
        config: { metricsToken: TOKEN, dataDir },
        features: [],
        log: createLogger({ logLevel: 'silent' }),
      } as unknown as Platform),
  })
  return (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers }, remoteAddress })
}

it('figures are for this machine itself and for the holder of the token, whatever a proxy says', async () => {
  const call = await startServer()
  const ask = async (...given: Parameters<typeof call>) => (await call(...given)).statusCode
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

it('figures of this process are told where the database cannot be asked, and that it cannot', async () => {
  const { body } = await (await startServer())()
  expect(sumOf(body, 'mediatheque_figures_read', { subject: 'mails' })).toBe(0)
  expect(sumOf(body, 'mediatheque_figures_read', { subject: 'disk' })).toBe(1)
  expect(sumOf(body, 'mediatheque_mails')).toBeUndefined()
  expect(sumOf(body, 'mediatheque_build_info')).toBe(1)
  expect(findFaults(body)).toEqual([])
})
