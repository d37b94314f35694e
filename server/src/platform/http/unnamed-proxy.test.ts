import fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { missingProxy, noticeUnnamedProxy } from './unnamed-proxy.ts'

it.each([
  ['https://media.example.org', 3000, [], true],
  ['http://media.example.org', 3000, [], true],
  ['https://localhost', 3000, [], true],
  ['https://media.example.org', 3000, ['127.0.0.1'], false],
  ['http://media.example.org:3000', 3000, [], false],
  ['http://media.example.org', 80, [], false],
  ['http://localhost:8080', 3000, [], false],
])('tells of %s on port %s behind %j: %s', (baseUrl, port, trustedProxies, isTold) => {
  const told = missingProxy({ baseUrl, port, trustedProxies })
  expect(told?.includes('TRUSTED_PROXIES') ?? false).toBe(isTold)
})

async function openServer(trustedProxies: readonly string[]) {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = createLogger(
    { logLevel: 'warn' },
    { write: (line) => void lines.push(line) },
  )
  const app = fastify({ loggerInstance })
  noticeUnnamedProxy(app, { trustedProxies })
  app.get('/', () => 'here')
  return { app, lines }
}

it('says once that calls are passed on by a proxy nobody named, without any address', async () => {
  const { app, lines } = await openServer([])
  await app.inject('/')
  expect(lines).toEqual([])
  for (const address of ['203.0.113.7', '203.0.113.8'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Calls come through a proxy')
  expect(lines[0]).not.toContain('203.0.113')
  await app.close()
})

it('has nothing to say of one that was named', async () => {
  const { app, lines } = await openServer(['127.0.0.1'])
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines).toEqual([])
  await app.close()
})
