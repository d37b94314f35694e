import { describe, expect, it } from 'vitest'
import { statusOfWire, wireOfStatus } from './link-status.ts'

describe('the status of a link', () => {
  it.each([
    [1, 'active'],
    [2, 'dead'],
    [0, 'pending'],
    [null, 'pending'],
    [7, 'pending'],
    ['1', 'pending'],
  ] as const)('reads %s as %s', (active, status) => expect(statusOfWire(active)).toBe(status))

  it('travels as a number', () => {
    expect([wireOfStatus('active'), wireOfStatus('dead'), wireOfStatus('pending')]).toEqual([
      1, 2, 0,
    ])
  })
})
