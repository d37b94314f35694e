import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { oneAtATime } from './one-at-a-time.service.ts'

const test = useTestApp()
const SOON = { leaseMs: 400, renewedMs: 50 }
const isHeld = { code: 'conflict' }

it('keeps others out for as long as it goes on, however long that is', async () => {
  const { id } = await buildUser(test.platform.db)
  const end = Promise.withResolvers<string>()
  const first = oneAtATime(test.platform, id, () => end.promise, SOON)
  await sleep(900)
  const second = () => oneAtATime(test.platform, id, () => Promise.resolve('second'), SOON)
  await expect(second()).rejects.toMatchObject(isHeld)
  end.resolve('first')
  expect(await first).toBe('first')
  expect(await second()).toBe('second')
})

it('lets others in some seconds after its process died', async () => {
  const { id } = await buildUser(test.platform.db)
  const until = new Date(Date.now() + 300)
  await test.platform.db
    .insertInto('payment_holds')
    .values({ user_id: id, token: '3f0d2a52-6f0c-4c8e-9a2e-8d1f6b7f1a11', until })
    .execute()
  const next = () => oneAtATime(test.platform, id, () => Promise.resolve('next'))
  await expect(next()).rejects.toMatchObject(isHeld)
  await sleep(400)
  expect(await next()).toBe('next')
})

it('is over when it fails', async () => {
  const { id } = await buildUser(test.platform.db)
  const failing = oneAtATime(test.platform, id, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await oneAtATime(test.platform, id, () => Promise.resolve('next'))).toBe('next')
})
