import { describe, expect, it } from 'vitest'
import { isSubscribed } from './is-subscribed.ts'

describe('somebody', () => {
  it('is subscribed with at least one valid subscription', () => {
    expect(isSubscribed({ subscriptions: [{ valid: false }, { valid: true }] })).toBe(true)
  })

  it('is not without one, and visitors never are', () => {
    for (const user of [null, { subscriptions: [] }, { subscriptions: [{ valid: false }] }])
      expect(isSubscribed(user)).toBe(false)
  })
})
