import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { withMoments } from './with-moments.ts'

const now = '2026-03-10T12:00:00.000Z'
const english = createFormat('en', now)
const french = createFormat('fr', now)

describe('formats', () => {
  it('write sizes in the units of the language', () => {
    expect(english.bytes(1_503_238_554)).toBe('1.4\u00a0GB')
    expect(french.bytes(1_503_238_554)).toBe('1,4\u00a0Go')
    expect([0, 1, 1023, 1024].map(english.bytes)).toEqual([
      '0\u00a0B',
      '1\u00a0B',
      '1,023\u00a0B',
      '1\u00a0KB',
    ])
    expect(english.bytes(2 ** 60)).toMatch(/TB$/)
  })

  it('write moments in the time zone of the reader, and days as they are', () => {
    const tokyo = createFormat('en', now, { timezone: 'Asia/Tokyo' })
    expect([
      tokyo.longDate('2026-07-14T20:00:00.000Z'),
      english.longDate('2026-07-14T20:00:00.000Z'),
    ]).toEqual(['July 15, 2026', 'July 14, 2026'])
    expect(
      createFormat('en', now, { timezone: 'America/Los_Angeles' }).longDate('1922-03-04'),
    ).toBe('March 4, 1922')
    expect(tokyo.time('2026-07-14T20:00:00.000Z')).toMatch(/^5:00\sAM$/)
  })

  it('write the moments in a text, and leave the rest of it as it is', () => {
    const text = 'From: 2026-07-14T20:00:00.000Z, Roles: [Member; 2026-07-14]'
    expect(withMoments(text, french.dateTime).replace(/\s/g, ' ')).toBe(
      'From: 14 juillet 2026 à 20:00, Roles: [Member; 2026-07-14]',
    )
  })

  it('write dates as the site is set to, with a time only where there is one', () => {
    const written = (preset: 'numeric' | 'short' | 'long' | 'timestamp' | 'time', iso: string) =>
      createFormat('en', now, { preset }).date(iso).replace(/\s/g, ' ')
    const moment = '2026-07-14T20:05:00.000Z'
    expect(written('numeric', moment)).toBe('7/14/26')
    expect(written('short', moment)).toBe('Jul 14, 2026')
    expect(written('long', moment)).toBe('July 14, 2026')
    expect(written('timestamp', moment)).toBe('Jul 14, 2026, 8:05 PM')
    expect(written('time', moment)).toBe('8:05 PM')
    expect([written('timestamp', '2026-07-14'), written('time', '2026-07-14')]).toEqual([
      'Jul 14, 2026',
      'Jul 14, 2026',
    ])
  })

  it('write out a date that stands alone, more amply where the site likes long dates, unless it is set to another way', () => {
    const written = (preset?: 'numeric' | 'short' | 'long' | 'timestamp' | 'time') =>
      createFormat('en', now, { preset }).longDate('2026-07-14T20:05:00.000Z').replace(/\s/g, ' ')
    expect([written(), written('short'), written('long')]).toEqual([
      'July 14, 2026',
      'July 14, 2026',
      'Tuesday, July 14, 2026',
    ])
    expect([written('numeric'), written('timestamp'), written('time')]).toEqual([
      '7/14/26',
      'Jul 14, 2026, 8:05 PM',
      '8:05 PM',
    ])
  })

  it('take UTC for a time zone that nobody knows', () => {
    for (const timezone of ['auto', 'Mars/Olympus', null])
      expect(createFormat('en', now, { timezone }).timezone).toBe('UTC')
  })

  it('say nothing about a size that is not known', () => {
    expect([null, undefined].map(english.bytes)).toEqual(['', ''])
  })

  it('count ages from the moment the page was made, not from the reader’s clock', () => {
    expect(english.age('2026-03-07T12:00:00.000Z')).toBe('3 days ago')
    expect(english.age('2026-03-10T11:59:50.000Z')).toBe('this minute')
    expect(french.age('2026-03-10T10:00:00.000Z')).toBe('il y a 2\u00a0h')
    expect(english.age('2024-03-09T12:00:00.000Z')).toBe('2 yr. ago')
  })

  it('never say that what has happened is to come, whichever clock is ahead', () => {
    for (const iso of ['2026-03-10T12:01:00.000Z', '2026-03-10T15:00:00.000Z']) {
      expect(english.age(iso)).toBe('this minute')
      expect(french.age(iso)).toBe('cette minute-ci')
    }
  })

  it('write days the same in every time zone', () => {
    expect(english.date('2026-01-01')).toBe('Jan 1, 2026')
    expect(french.longDate('2026-07-14')).toBe('14 juillet 2026')
  })

  it('write lengths in hours and minutes', () => {
    expect([45, 60, 94].map(english.minutes)).toEqual(['45 min', '1 h 00', '1 h 34'])
  })
})
