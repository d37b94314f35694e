import type { ListFileAnswer } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { describe, expect, it } from 'vitest'
import { countOf, entriesOf, settleRows } from './settle-rows.ts'

const title = (id: number, is_in_list = false) => ({
  id,
  name: `Title ${id}`,
  slug: `title-${id}`,
  year: 1927,
  type: 'movie' as const,
  is_series: false,
  poster: null,
  is_in_list,
})
const row = (line: number, title_id: number | null, ...candidate_ids: number[]) => ({
  line,
  name: `Row ${line}`,
  year: 1927,
  note: line === 2 ? 'Look' : null,
  is_note_cut: false,
  state: title_id === null ? ('ambiguous' as const) : ('found' as const),
  title_id,
  candidate_ids: title_id === null ? candidate_ids : [title_id],
  same_as: null,
})
const ANSWER: ListFileAnswer = {
  name: null,
  description: null,
  rows: [row(2, 10), row(3, null, 10, 11), row(4, 12), row(5, 10), row(6, null)],
  titles: [title(10), title(11), title(12, true)],
  room: 2_000,
}
const fatesOf = (choices: ReadonlyMap<number, number | null>) =>
  settleRows(ANSWER, choices).map(({ fate }) => fate)

describe('the rows of a file', () => {
  it('are taken where they are known and new, each title once', () => {
    expect(fatesOf(new Map())).toEqual(['taken', 'open', 'there', 'same', 'missing'])
    const rows = settleRows(ANSWER, new Map())
    expect(rows[3]!.sameAs).toBe(2)
    expect(entriesOf(rows)).toEqual([{ title_id: 10, note: 'Look' }])
    expect(countOf(rows, 'there', 'same')).toBe(2)
  })

  it('follow what is chosen: of two that are the same, the other is taken when one is left out', () => {
    expect(fatesOf(new Map([[2, null]]))).toEqual(['left', 'open', 'there', 'taken', 'missing'])
    expect(fatesOf(new Map([[3, 11]]))).toEqual(['taken', 'taken', 'there', 'same', 'missing'])
    expect(fatesOf(new Map([[3, 10]]))).toEqual(['taken', 'same', 'there', 'same', 'missing'])
  })

  it('are what somebody looked up for them, unless the list holds that or a row above is the same', () => {
    const lookUp = (line: number, id: number) =>
      settleRows(ANSWER, new Map([[line, id]]), new Map([[line, title(id)]]))
    const rows = lookUp(6, 99)
    expect(rows[4]).toMatchObject({ fate: 'taken', title: { name: 'Title 99' } })
    expect(entriesOf(rows).map(({ title_id }) => title_id)).toEqual([10, 99])
    expect(lookUp(3, 99)[1]!.candidates.map(({ id }) => id)).toEqual([10, 11, 99])
    expect(lookUp(6, 12)[4]!.fate).toBe('there')
    expect(lookUp(6, 10)[4]).toMatchObject({ fate: 'same', sameAs: 2 })
  })
})
