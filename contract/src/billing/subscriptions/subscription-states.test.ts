import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  accessOf,
  drawStates,
  isFinal,
  moveBetween,
  type ObservedTerm,
  settleTerm,
  SUBSCRIPTION_STATES,
} from './subscription-states.ts'

const DAY = 86_400_000
const now = new Date('2027-01-10T00:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const settle = (seen: Partial<ObservedTerm>, graceUntil: Date | null = null) =>
  settleTerm(
    { state: 'active', periodEnd: inDays(20), endsAt: null, endedAt: null, ...seen },
    { graceUntil, graceMs: 7 * DAY, now },
  )

/** As the rights of plans are asked for (`plan-rights.policy.ts`). */
const holds = ({ ends_at, grace_until, ended_at }: ReturnType<typeof settle>, at = now) =>
  ended_at === null &&
  (ends_at === null || ends_at > at) &&
  (grace_until === null || grace_until > at)

describe('the states of a subscription', () => {
  it('are drawn in the documentation', () => {
    const page = readFileSync(
      new URL('../../../../docs/subscription-states.md', import.meta.url),
      'utf8',
    )
    expect(page).toContain(`\`\`\`mermaid\n${drawStates()}\n\`\`\``)
  })

  it.each([
    ['incomplete', 'none', false],
    ['incomplete_expired', 'none', false],
    ['trialing', 'open', true],
    ['active', 'open', true],
    ['past_due', 'grace', true],
    ['unpaid', 'none', false],
    ['paused', 'none', false],
  ] as const)('%s give %s', (state, access, isHeld) => {
    expect(accessOf(state)).toBe(access)
    expect(holds(settle({ state }))).toBe(isHeld)
  })

  it('end in two of them, from which nothing leads', () => {
    expect(SUBSCRIPTION_STATES.filter(isFinal)).toEqual(['incomplete_expired', 'canceled'])
    expect(moveBetween('canceled', 'active')).toBeUndefined()
    expect(moveBetween('past_due', 'active')).toBe('recovers')
  })

  it('can all be reached, and lead to an end', () => {
    const reach = (from: readonly string[]): Set<string> => {
      const seen = new Set(from)
      for (const state of SUBSCRIPTION_STATES)
        for (const next of SUBSCRIPTION_STATES)
          if (seen.has(state) && moveBetween(state, next)) seen.add(next)
      return seen.size === from.length ? seen : reach([...seen])
    }
    expect(reach(['incomplete']).size).toBe(SUBSCRIPTION_STATES.length)
    for (const state of SUBSCRIPTION_STATES)
      expect([...reach([state])].some((one) => isFinal(one as typeof state))).toBe(true)
  })
})

describe('how long rights hold', () => {
  it('days of grace are counted once, from the first payment that failed', () => {
    const first = settle({ state: 'past_due' })
    expect(first.grace_until).toEqual(inDays(7))
    expect(settle({ state: 'past_due' }, inDays(2)).grace_until).toEqual(inDays(2))
    expect(settle({ state: 'active' }, inDays(2)).grace_until).toBeNull()
    expect(holds(first, inDays(8))).toBe(false)
  })

  it('not a moment longer where it is given up or paused, nor again where grace was over', () => {
    expect(settle({ state: 'unpaid' }, inDays(2)).grace_until).toEqual(now)
    expect(settle({ state: 'unpaid' }, inDays(-2)).grace_until).toEqual(inDays(-2))
    expect(settle({ state: 'paused' }).ended_at).toBeNull()
  })

  it('until the announced end, and no longer than that where a payment failed', () => {
    expect(holds(settle({ endsAt: inDays(3) }), inDays(2))).toBe(true)
    expect(holds(settle({ endsAt: inDays(3) }), inDays(3))).toBe(false)
    expect(holds(settle({ state: 'past_due', endsAt: inDays(1) }), inDays(2))).toBe(false)
  })

  it('of one that is cancelled, until the day that was paid for', () => {
    const paid = settle({ state: 'canceled', endsAt: inDays(5), endedAt: inDays(-1) })
    expect([holds(paid), paid.ended_at]).toEqual([true, null])
    const over = settle({ state: 'canceled', endsAt: inDays(-1), endedAt: inDays(-1) })
    expect([holds(over), over.ended_at]).toEqual([false, inDays(-1)])
    expect(settle({ state: 'canceled' }).ended_at).toEqual(now)
    expect(settle({ state: 'incomplete_expired' }).ended_at).toEqual(now)
  })
})
