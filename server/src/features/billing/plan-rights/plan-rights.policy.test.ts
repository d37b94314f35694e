import { describe, expect, it } from 'vitest'
import { isValid, renews } from './plan-rights.policy.ts'

const now = new Date('2026-06-15T12:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const term = { starts_at: before, ends_at: null, ended_at: null, grace_until: null }

describe('the rights of a plan', () => {
  it('hold from the moment it begins', () => {
    expect(isValid({ ...term, starts_at: now }, now)).toBe(true)
    expect(isValid({ ...term, starts_at: after }, now)).toBe(false)
  })

  it('hold until the moment it is cancelled for, and no longer', () => {
    expect(isValid(term, now)).toBe(true)
    expect(isValid({ ...term, ends_at: after }, now)).toBe(true)
    expect(isValid({ ...term, ends_at: now }, now)).toBe(false)
  })

  it('hold for a while where a payment is open, and not beyond the end that was announced', () => {
    expect(isValid({ ...term, grace_until: after }, now)).toBe(true)
    expect(isValid({ ...term, grace_until: now }, now)).toBe(false)
    expect(isValid({ ...term, grace_until: after, ends_at: before }, now)).toBe(false)
  })

  it('are gone with a plan that was ended, whatever was paid', () => {
    expect(isValid({ ...term, ends_at: after, ended_at: before }, now)).toBe(false)
    expect(isValid({ ...term, ended_at: before }, now)).toBe(false)
  })
})

describe('a plan', () => {
  it('goes on by itself unless it was cancelled or ended', () => {
    expect(renews(term)).toBe(true)
    expect(renews({ ...term, ends_at: after })).toBe(false)
    expect(renews({ ...term, ended_at: before })).toBe(false)
  })
})
