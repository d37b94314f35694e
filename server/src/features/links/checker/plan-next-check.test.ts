import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import { describe, expect, it } from 'vitest'
import { type CheckState, type NextState, pauseOf, planNextCheck } from './plan-next-check.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = new Date('2026-11-22T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

const link = (state: Partial<CheckState> = {}): CheckState => ({
  status: 'active',
  failures: 0,
  firstFailedAt: null,
  diedAt: null,
  createdAt: ago(1_000 * DAY),
  views: 0,
  isPlanned: true,
  ...state,
})
const look = (state: CheckState, result: CheckResult, { at = NOW, random = 0 } = {}) =>
  planNextCheck(state, { at, result, isFault: false }, random)
const daysUntil = ({ nextCheckAt }: NextState) => (nextCheckAt!.getTime() - NOW.getTime()) / DAY

describe('the next look at a link', () => {
  it.each([
    ['a new one', { createdAt: ago(DAY) }, 1],
    ['one of last month', { createdAt: ago(20 * DAY) }, 3],
    ['one of this year', { createdAt: ago(100 * DAY) }, 7],
    ['one of last year', { createdAt: ago(500 * DAY) }, 14],
    ['an old one that nobody takes', {}, 30],
    ['an old one that some take', { views: 15 }, 7],
    ['an old one that many take', { views: 150 }, 3],
    ['an old one that everybody takes', { views: 5_000 }, 1],
  ])('comes earlier the newer and the more popular it is: %s', (_which, state, days) => {
    expect(daysUntil(look(link(state), 'alive'))).toBe(days)
  })

  it('is spread, and never earlier than that', () => {
    expect(daysUntil(look(link(), 'alive', { random: 1 }))).toBe(36)
  })

  it('is not planned for what is not looked at by itself', () => {
    expect(look(link({ isPlanned: false }), 'alive').nextCheckAt).toBeNull()
  })
})

describe('a link that is missing', () => {
  /** Looks at the planned moments until something becomes of the link. */
  function follow(results: readonly CheckResult[]) {
    let state = link()
    let at = NOW
    return results.map((result) => {
      const next = look(state, result, { at })
      state = { ...state, ...next, status: next.becomes ?? state.status }
      at = next.nextCheckAt!
      return next.becomes
    })
  }

  it('is dead with the third failure in a row, a day after the first', () => {
    expect(follow(['dead', 'dead', 'dead'])).toEqual([null, null, 'dead'])
    const early = link({ failures: 5, firstFailedAt: ago(24 * HOUR - 1) })
    expect(look(early, 'dead').becomes).toBeNull()
    const late = link({ failures: 1, firstFailedAt: ago(9 * DAY) })
    expect(look(late, 'dead').becomes).toBeNull()
  })

  it('starts anew when it was there in between, and neither silence nor a refusal kills it', () => {
    expect(follow(['dead', 'dead', 'alive', 'dead', 'dead'])).not.toContain('dead')
    expect(follow(['dead', 'unknown', 'dead', 'unknown', 'dead']).at(-1)).toBe('dead')
    expect(follow(['unknown', 'unknown', 'unknown', 'restricted', 'restricted'])).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })

  it('is looked at again for two months once it is dead, and is back when it is there', () => {
    const dead = link({
      status: 'dead',
      failures: 3,
      firstFailedAt: ago(9 * DAY),
      diedAt: ago(DAY),
    })
    expect(daysUntil(look(dead, 'dead'))).toBe(7)
    expect(look(dead, 'restricted').becomes).toBeNull()
    expect(look(dead, 'alive')).toMatchObject({ becomes: 'active', diedAt: null, failures: 0 })
    expect(look({ ...dead, diedAt: ago(61 * DAY) }, 'dead').nextCheckAt).toBeNull()
  })

  it('stays what a moderator said of it', () => {
    expect(look(link({ status: 'dead' }), 'alive').becomes).toBeNull()
    const waiting = link({ status: 'pending', failures: 2, firstFailedAt: ago(2 * DAY) })
    expect(look(waiting, 'dead').becomes).toBeNull()
  })
})

describe('a host that cannot be asked', () => {
  it('is left alone twice as long each time, up to six hours, or as long as it wishes', () => {
    expect([1, 2, 3, 30].map((faults) => pauseOf(faults) / 60_000)).toEqual([1, 2, 4, 360])
    expect(pauseOf(1, DAY)).toBe(DAY)
    expect(pauseOf(9, 1_000)).toBe(256 * 60_000)
  })

  it('lets its other links have their turn first', () => {
    const next = planNextCheck(link(), { at: NOW, result: 'unknown', isFault: true }, 0)
    expect(daysUntil(next)).toBe(0.25)
  })
})
