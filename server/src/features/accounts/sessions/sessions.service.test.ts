import { describe, expect, it, vi } from 'vitest'
import { randomToken } from '../../../platform/secrets.ts'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { buildUser } from '../users/users.factory.ts'
import {
  endSession,
  endSessionsOf,
  findSession,
  listSessions,
  openSession,
} from './sessions.service.ts'

const HOUR_MS = 3_600_000
const getPlatform = useTestPlatform()

async function open(isRemembered: boolean, userId?: number) {
  const platform = getPlatform()
  const id = userId ?? (await buildUser(platform.db)).id
  return {
    userId: id,
    token: await openSession(platform, {
      userId: id,
      isRemembered,
      userAgent: 'test',
      ipAddress: '127.0.0.1',
    }),
  }
}

describe('sessions', () => {
  it('that this site never opened are neither looked up nor remembered, however many are made up', async () => {
    const platform = getPlatform()
    const { token } = await open(false)
    const lookUps = vi.spyOn(platform.cache, 'remember')
    const madeUp = [
      ...Array.from({ length: 50 }, () => `${randomToken()}.${randomToken()}`),
      `${randomToken()}.${token.split('.')[1]}`,
      randomToken(),
      token.slice(0, -1),
      `${token}A`,
      '',
    ]
    for (const cookie of madeUp) expect(await findSession(platform, cookie)).toBeUndefined()
    expect(lookUps).not.toHaveBeenCalled()
    expect(await findSession(platform, token)).toBeDefined()
  })

  it('without "Stay signed in" live as long as they are used, and end after 12 hours without a call', async () => {
    const platform = getPlatform()
    const { token } = await open(false)
    for (let call = 0; call < 4; call += 1) {
      platform.clock.advance(11 * HOUR_MS)
      expect(await findSession(platform, token)).toBeDefined()
    }
    platform.clock.advance(12 * HOUR_MS)
    expect(await findSession(platform, token)).toBeUndefined()
  })

  it('with it end a month after the login, however busy', async () => {
    const platform = getPlatform()
    const { token } = await open(true)
    platform.clock.advance(20 * 24 * HOUR_MS)
    expect(await findSession(platform, token)).toBeDefined()
    platform.clock.advance(10 * 24 * HOUR_MS)
    expect(await findSession(platform, token)).toBeUndefined()
  })

  it('note their use at most once a minute', async () => {
    const platform = getPlatform()
    const { token, userId } = await open(false)
    const lastActive = async () =>
      (await listSessions(platform, userId))[0]!.last_active_at.getTime()
    const opened = await lastActive()
    platform.clock.advance(59_000)
    await findSession(platform, token)
    expect(await lastActive()).toBe(opened)
    platform.clock.advance(1_000)
    await findSession(platform, token)
    expect(await lastActive()).toBe(opened + 60_000)
  })

  it('end at once, one by one or all but one', async () => {
    const platform = getPlatform()
    const first = await open(false)
    const second = await open(false, first.userId)
    const third = await open(false, first.userId)
    await endSession(platform, third.token)
    expect(await findSession(platform, third.token)).toBeUndefined()
    const kept = await findSession(platform, second.token)
    expect(await findSession(platform, first.token)).toBeDefined()
    expect(await endSessionsOf(platform, first.userId, { exceptId: kept!.id })).toBe(1)
    expect(await findSession(platform, first.token)).toBeUndefined()
    expect(await findSession(platform, second.token)).toBeDefined()
  })

  it('are not opened by anything but a token', async () => {
    const platform = getPlatform()
    for (const token of ['', 'short', "' or true --", 'B'.repeat(43)])
      expect(await findSession(platform, token)).toBeUndefined()
  })
})
