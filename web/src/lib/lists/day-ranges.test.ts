import { describe, expect, it } from 'vitest'
import {
  COMPARE_PRESETS,
  compareRange,
  comparisonOf,
  keepComparison,
  RANGE_PRESETS,
  readRange,
  usualRange,
} from './day-ranges.ts'
import { addMonths, dayAt, dayEnd, dayStart, isDay } from './days.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const spanOf = ({ start, end }: { start: string; end: string }) => `${start} ${end}`

describe('ranges of days', () => {
  it.each([
    [0, 'Today', '2026-11-22 2026-11-22'],
    [1, 'Yesterday', '2026-11-21 2026-11-21'],
    [2, 'This week', '2026-11-16 2026-11-22'],
    [3, 'Last week', '2026-11-09 2026-11-15'],
    [4, 'Last 7 days', '2026-11-16 2026-11-22'],
    [6, 'Last 30 days', '2026-10-24 2026-11-22'],
    [7, 'Last 3 months', '2026-08-23 2026-11-22'],
    [8, 'Last 12 months', '2025-11-23 2026-11-22'],
    [9, 'This month', '2026-11-01 2026-11-30'],
    [10, 'This year', '2026-01-01 2026-12-31'],
    [11, 'Last year', '2025-01-01 2025-12-31'],
  ])('have the preset %i, %s', (key, label, span) => {
    const preset = RANGE_PRESETS.find((known) => known.key === key)
    expect(preset?.label).toBe(label)
    expect(spanOf(preset!.range(TODAY))).toBe(span)
  })

  it('have no other presets, and none with the number 5', () => {
    expect(RANGE_PRESETS.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
  })

  it('are the last month until one is chosen', () => {
    expect(spanOf(usualRange(TODAY))).toBe('2026-10-22 2026-11-22')
    expect(spanOf(usualRange('2026-03-31'))).toBe('2026-02-28 2026-03-31')
  })

  it.each([
    ['preceding', '2026-11-03 2026-11-09'],
    ['lastYear', '2025-11-10 2025-11-16'],
    ['custom', '2026-11-03 2026-11-09'],
  ] as const)('are compared with the %s', (kind, span) => {
    expect(spanOf(compareRange(kind, { start: '2026-11-10', end: '2026-11-16' }))).toBe(span)
  })

  it('are compared with a week at first, however long they are, where the reader chooses', () => {
    const range = { start: '2026-11-10', end: '2026-11-10' }
    expect(spanOf(compareRange('custom', range))).toBe('2026-11-03 2026-11-09')
    expect(spanOf(compareRange('preceding', range))).toBe('2026-11-09 2026-11-09')
    expect(COMPARE_PRESETS.map(({ label }) => label)).toEqual([
      'Preceding period',
      'Same period last year',
      'Custom',
    ])
  })

  it('stay compared as they were when others are chosen, but for days of the reader’s own', () => {
    const week = { start: '2026-11-10', end: '2026-11-16' }
    const other = { start: '2026-10-01', end: '2026-10-02' }
    const compared = (kind: 'preceding' | 'lastYear') => {
      const { start, end } = compareRange(kind, week)
      return { ...week, compareStart: start, compareEnd: end }
    }
    expect(keepComparison(other, week)).toEqual(other)
    expect(keepComparison(other, compared('preceding'))).toMatchObject({
      compareStart: '2026-09-29',
      compareEnd: '2026-09-30',
    })
    expect(keepComparison(other, compared('lastYear'))).toMatchObject({
      compareStart: '2025-10-01',
      compareEnd: '2025-10-02',
    })
    const own = { ...week, compareStart: '2026-01-01', compareEnd: '2026-01-05' }
    expect(comparisonOf(own)).toBe('custom')
    expect(keepComparison(other, own)).toEqual({ ...own, ...other })
  })

  it('are the reader’s own where chosen so, though they are the preceding ones too', () => {
    const week = { start: '2026-11-10', end: '2026-11-16' }
    const { start, end } = compareRange('custom', week)
    const own = { ...week, compareStart: start, compareEnd: end }
    expect(comparisonOf(own)).toBe('preceding')
    expect(comparisonOf(own, 'custom')).toBe('custom')
    const other = { start: '2026-10-01', end: '2026-10-02' }
    expect(keepComparison(other, own, 'custom')).toEqual({ ...own, ...other })
  })

  it('are read from addresses: a preset follows the calendar, the earlier day comes first', () => {
    expect(readRange({ preset: 1, start: '2020-01-01', end: '2020-01-01' }, TODAY)).toEqual({
      preset: 1,
      start: '2026-11-21',
      end: '2026-11-21',
    })
    expect(readRange({ start: '2026-03-09', end: '2026-03-01' }, TODAY)).toEqual({
      start: '2026-03-01',
      end: '2026-03-09',
    })
    expect(
      readRange({ preset: 0, compareStart: '2026-02-02', compareEnd: '2026-02-01' }, TODAY),
    ).toMatchObject({ compareStart: '2026-02-01', compareEnd: '2026-02-02' })
    for (const wrong of [null, 5, {}, { preset: 5 }, { start: '2026-02-30', end: '2026-03-01' }])
      expect(readRange(wrong, TODAY)).toBeUndefined()
  })
})

describe('days', () => {
  it('are those of the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-1')).toBe(false)
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28')
  })

  it('begin and end by the clocks of their place', () => {
    expect(dayStart('2026-07-01', 'Europe/Paris')).toBe('2026-06-30T22:00:00.000Z')
    expect(dayEnd('2026-12-31', 'Europe/Paris')).toBe('2026-12-31T22:59:59.999Z')
    // Clocks go forward and back on these days.
    expect(dayStart('2026-03-29', 'Europe/Paris')).toBe('2026-03-28T23:00:00.000Z')
    expect(dayEnd('2026-03-29', 'Europe/Paris')).toBe('2026-03-29T21:59:59.999Z')
    expect(dayEnd('2026-10-25', 'Europe/Paris')).toBe('2026-10-25T22:59:59.999Z')
    expect(dayAt('2026-06-30T23:30:00Z', 'Asia/Tokyo')).toBe('2026-07-01')
  })
})
