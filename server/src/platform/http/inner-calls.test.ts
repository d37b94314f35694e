import fastify from 'fastify'
import { expect, it } from 'vitest'
import { useTestApp } from '../../features/test-app.ts'
import { callInside } from './inner-calls.ts'

const test = useTestApp()

it('answers the same inside as outside, refusals too', async () => {
  for (const path of [
    '/api/v1/bootstrap-data',
    '/api/v1/channel/home',
    '/api/v1/titles/999999999',
    '/api/v1/titles?perPage=none',
    '/api/v1/users/me',
  ]) {
    const outside = await test.call('GET', path)
    const inside = await callInside(test.app, { method: 'GET', url: path })
    expect(inside.status, path).toBe(outside.statusCode)
    expect(JSON.parse(JSON.stringify(inside.body)), path).toEqual(outside.json())
  }
})

it('hands nothing over to calls from outside that are answered meanwhile', async () => {
  const [inside, outside] = await Promise.all([
    callInside(test.app, { method: 'GET', url: '/api/v1/channel/home' }),
    test.call('GET', '/api/v1/channel/home'),
  ])
  expect(outside.json()).toEqual(JSON.parse(JSON.stringify(inside.body)))
})

it('answers pages that are being made while the site stops', async () => {
  const app = fastify({ return503OnClosing: false })
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/inner', async () => ({ is: 'answered' }))
  app.get('/page', async () => {
    begun.resolve()
    await goOn.promise
    return callInside(app, { method: 'GET', url: '/inner' })
  })
  app.addHook('preClose', async () => void setTimeout(() => goOn.resolve(), 50))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const page = fetch(`${address}/page`, { headers: { connection: 'close' } })
  await begun.promise
  await app.close()
  expect(await (await page).json()).toEqual({ status: 200, body: { is: 'answered' } })
})
