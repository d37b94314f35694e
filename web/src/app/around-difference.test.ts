import { describe, expect, it } from 'vitest'
import { aroundDifference } from './around-difference.ts'

describe('texts that are told apart', () => {
  it('are whole where they are short', () => {
    expect(aroundDifference(['one', 'other'])).toEqual(['one', 'other'])
  })

  it('begin a little before they differ, and end when enough was said', () => {
    const alike = 'the same words '.repeat(100)
    const [mine, theirs] = aroundDifference([`${alike}mine`, `${alike}theirs ${'x'.repeat(900)}`])
    expect(mine).toMatch(/^…(?:\w+ )+mine$/)
    expect(theirs).toMatch(/^…(?:\w+ )+theirs x+…$/)
    expect([mine!.length < 70, theirs!.length < 505]).toEqual([true, true])
  })

  it('are not cut where there is nothing alike', () => {
    const [one] = aroundDifference(['a'.repeat(600), 'b'])
    expect(one).toBe(`${'a'.repeat(500)}…`)
  })
})
