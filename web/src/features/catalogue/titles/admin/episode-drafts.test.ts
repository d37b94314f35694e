import { describe, expect, it } from 'vitest'
import {
  type EpisodeDrafts,
  readCells,
  shiftDay,
  withDaysFrom,
  withPasted,
  withShiftedDays,
} from './episode-drafts.ts'

const row = (number: number, day = '') => ({
  number: String(number),
  name: `Episode ${number}`,
  name_fr: '',
  release_date: day,
  runtime: '',
})
const two: EpisodeDrafts = { e7: row(1, '2026-12-30'), e8: row(2) }

describe('cells of a spreadsheet', () => {
  it('are read as rows and columns; one cell alone is left to the browser', () => {
    expect(readCells('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(readCells('a')).toBeUndefined()
    expect(readCells('a\tb')).toEqual([['a', 'b']])
  })

  it('fill from the cell they are pasted into, and what is below the last row is added', () => {
    let made = 0
    const pasted = withPasted(two, {
      cells: [
        ['One', 'Un', '24/12/2026'],
        ['Two'],
        ['Three', 'Trois', '2027-01-07', '40', 'beyond'],
      ],
      keys: ['e7', 'e8'],
      column: 'name',
      nextKey: () => `new${(made += 1)}`,
    })
    expect(pasted).toEqual({
      e7: { ...row(1, '2026-12-24'), name: 'One', name_fr: 'Un' },
      e8: { ...row(2), name: 'Two' },
      new1: {
        number: '3',
        name: 'Three',
        name_fr: 'Trois',
        release_date: '2027-01-07',
        runtime: '40',
      },
    })
  })
})

describe('days of a season', () => {
  it('are moved together, over the end of a year; what has none stays without', () => {
    expect(withShiftedDays({ ...two, e9: null }, 3)).toEqual({
      e7: row(1, '2027-01-02'),
      e8: row(2),
      e9: null,
    })
    expect(shiftDay('1900-03-01', -1)).toBe('1900-02-28')
  })

  it('are counted from the first by number, whatever stands first', () => {
    const turned = { e8: row(2), e7: row(1), e9: null }
    expect(withDaysFrom(turned, '2026-02-26', 7)).toEqual({
      e8: row(2, '2026-03-05'),
      e7: row(1, '2026-02-26'),
      e9: null,
    })
  })
})
