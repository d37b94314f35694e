import { plannedRowView } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../../../lib/test-fixtures.ts'
import {
  addBody,
  type BatchRow,
  errorsAt,
  newRow,
  planBody,
  sameRows,
  sayOf,
  stateOf,
  withPlan,
} from './batch-rows.ts'

const series = {
  id: 7,
  name: 'Fantômas',
  year: 1913,
  type: 'series',
  is_series: true,
  poster: null,
}
const planned = (overrides: object = {}) => ({
  ...buildFixture(plannedRowView),
  key: 'a',
  typefile: 'DDL' as const,
  title: series,
  fingerprints: ['archive.org/a'],
  refusals: [],
  duplicates: [],
  notes: [],
  suggestions: {
    title: 'Fantomas',
    year: 1913,
    saison: 1,
    episodes: [1, 2, 3],
    full_saison: false,
    qualite: { id: 16, name: 'WEB-DL 1080p' },
    langues: [{ id: 2, name: 'French' }],
    subs: [],
    is_multi: false,
    group: null,
    taille: null,
  },
  ...overrides,
})
const row = (overrides: Partial<BatchRow> = {}, plan = planned()): BatchRow =>
  withPlan(newRow({ key: 'a', ...overrides }), {
    ...plan,
    lien: 'https://archive.org/a',
  })
const NONE = new Map<string, string>()

describe('a row of many contributions', () => {
  it('takes what was read, but not over what its uploader said', () => {
    const said = sayOf(row(), { qualite: '3', langues: ['6'] })
    expect(withPlan(said, planned()).values).toMatchObject({
      qualite: '3',
      langues: ['6'],
      saison: '1',
      episodes: '1-3',
    })
  })

  it('is ready once nothing is missing, and read again where its place changes', () => {
    expect(stateOf(row(), NONE)).toBe('ready')
    expect(stateOf(sayOf(row(), { langues: [] }), NONE)).toBe('decide')
    expect(stateOf(sayOf(row(), { episodes: 'x' }), NONE)).toBe('reading')
    const wrong = withPlan(sayOf(row(), { episodes: 'x' }), planned())
    expect(stateOf(wrong, NONE)).toBe('decide')
  })

  it('is a duplicate of a row above, or of what its title has', () => {
    const rows = [row(), { ...row(), key: 'b' }]
    expect([...sameRows(rows)]).toEqual([['b', 'a']])
    expect(stateOf(rows[1]!, sameRows(rows))).toBe('duplicate')
    const there = { row: null, id: 4, name: null, title_id: 7, title_name: 'F', is_refused: true }
    expect(stateOf(row({}, planned({ duplicates: [there] })), NONE)).toBe('duplicate')
    const other = { ...there, title_id: 8, is_refused: false }
    expect(stateOf(row({}, planned({ duplicates: [other] })), NONE)).toBe('ready')
  })

  it('says what was refused at its field until that changes', () => {
    const refused = row({ errors: [{ field: 'qualite', message: 'Please choose a quality.' }] })
    expect(stateOf(refused, NONE)).toBe('refused')
    expect(errorsAt(refused, 'qualite')).toEqual(['Please choose a quality.'])
    expect(stateOf(sayOf(refused, { qualite: '3' }), NONE)).toBe('ready')
  })

  it('asks with what its uploader said alone, and is added with all of it', () => {
    const said = sayOf(row(), { episodes: '*' })
    expect(planBody(said)).toEqual({
      key: 'a',
      lien: 'https://archive.org/a',
      full_saison: true,
      episodes: [],
    })
    expect(addBody(withPlan(said, planned()))).toMatchObject({
      key: 'a',
      title_id: 7,
      typefile: 'DDL',
      saison: 1,
      full_saison: true,
      episodes: [],
      qualite: 16,
      langues: [2],
    })
  })
})
