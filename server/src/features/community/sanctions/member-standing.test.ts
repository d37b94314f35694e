import { describe, expect, it } from 'vitest'
import { standingOf } from './member-standing.ts'

const [first, second] = [new Date('2026-01-01'), new Date('2026-02-01')]
const given = (values: Partial<Parameters<typeof standingOf>[0][number]>) => ({
  kind: 'suspension' as const,
  stops: [],
  created_at: first,
  ends_at: null,
  acknowledged_at: null,
  ...values,
})

describe('what is in force about a member', () => {
  it('is nothing where nothing was decided', () => {
    expect(standingOf([])).toEqual({
      bannedAt: null,
      bannedUntil: null,
      stops: [],
      openNotices: 0,
    })
  })

  it('lasts as long as the longest of what stops the same', () => {
    const { stops } = standingOf([
      given({ stops: ['comments', 'reviews'], ends_at: second }),
      given({ stops: ['comments'], ends_at: first }),
      given({ stops: ['reviews'], ends_at: null }),
    ])
    expect(stops).toEqual([
      { what: 'comments', until: second.toISOString() },
      { what: 'reviews', until: null },
    ])
  })

  it('closes the account from the first suspension to the last end', () => {
    const closing = (created_at: Date, ends_at: Date | null) =>
      given({ stops: ['everything'], created_at, ends_at })
    expect(standingOf([closing(second, first), closing(first, second)])).toMatchObject({
      bannedAt: first,
      bannedUntil: second,
      openNotices: 0,
    })
    expect(standingOf([closing(first, second), closing(first, null)]).bannedUntil).toBeNull()
  })

  it('waits to be read until it was', () => {
    const warning = given({ kind: 'warning' })
    const read = given({ kind: 'warning', acknowledged_at: first })
    expect(standingOf([warning, read, given({ stops: ['comments'] })]).openNotices).toBe(2)
  })
})
