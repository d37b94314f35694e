import { defineList } from '@mediatheque/contract/core/define-list.ts'
import { decodeFilters, encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { listQueryOf } from '@mediatheque/contract/core/list-schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFilters, sendFilters, type SetFilter, writeFilters } from './list-filters.ts'
import { listSearchReader, nextOrder, withFilters, withQuery } from './list-search.ts'

const films = defineList({
  name: 'films',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    seen: { label: 'Seen', kind: 'flag' },
  },
  filters: {
    name: { label: 'Name', kind: 'text' },
    runtime: { label: 'Runtime', kind: 'number', least: 1, most: 255, usual: 180 },
    added: { label: 'Added', kind: 'moment' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: [
        { value: 'new', label: 'New' },
        { value: 'old', label: 'Old' },
      ],
    },
    seen: { label: 'Seen', kind: 'flag' },
    author: { label: 'Author', kind: 'record', model: 'user' },
  },
  isSearchable: true,
  order: { direction: 'desc' },
})
const read = listSearchReader(films)
const set = (key: string, operator: string, value: unknown): SetFilter => ({ key, operator, value })

describe('what a table shows', () => {
  it('stands in the address', () => {
    const filters = writeFilters([set('state', '=', ['new'])])!
    const search = {
      query: 'moon',
      page: 2,
      perPage: 50,
      orderBy: 'name',
      orderDir: 'asc',
      filters,
    }
    expect(read(search)).toEqual(search)
    expect(read({ query: '', page: '1', perPage: '15' })).not.toHaveProperty('unread')
  })

  it.each([
    ['an unknown order', { orderBy: 'seen' }],
    ['another page size', { perPage: 7 }],
    ['filters that cannot be read', { filters: '%%' }],
  ])('does without %s, and says so', (_what, search) => {
    expect(read(search)).toMatchObject({ unread: true })
  })

  it('is ordered downwards, then upwards, then as it was, from the first page', () => {
    const down = nextOrder({ query: 'moon', page: 3 }, 'name')
    expect(down).toEqual({ query: 'moon', orderBy: 'name', orderDir: 'desc' })
    const up = nextOrder(down, 'name')
    expect(up).toEqual({ query: 'moon', orderBy: 'name', orderDir: 'asc' })
    expect(nextOrder(up, 'name')).toEqual({ query: 'moon' })
  })

  it('begins at the first page with other words and other filters', () => {
    expect(withQuery({ page: 3, query: 'sun' }, ' moon ')).toEqual({ query: 'moon' })
    expect(withQuery({ page: 3, query: 'sun' }, ' ')).toEqual({})
    expect(withFilters({ page: 3, query: 'sun', filters: 'x' }, [])).toEqual({ query: 'sun' })
  })
})

describe('filters of an address', () => {
  it.each([
    set('name', 'contains', 'moon'),
    set('runtime', '>=', 90),
    set('runtime', 'between', { start: 60, end: 90 }),
    set('added', 'between', { preset: 4 }),
    set('added', 'between', { start: '2026-03-01', end: '2026-03-31' }),
    set('state', '!=', ['new', 'old']),
    set('seen', '=', false),
    set('author', '=', [4, 7]),
    // Chosen, and not filled in yet.
    set('runtime', '>=', undefined),
  ])('say $key $operator $value', (filter) => {
    expect(readFilters(films, writeFilters([filter]))).toEqual([filter])
  })

  it.each([
    { key: 'year', operator: '=', value: 1 },
    { key: 'toString', operator: '=', value: 1 },
    { key: 'name', operator: '>', value: 'moon' },
    { key: 'name', operator: '=', value: ' ' },
    { key: 'runtime', operator: '=', value: 'long' },
    { key: 'runtime', operator: 'between', value: 5 },
    { key: 'runtime', operator: '>=', value: 90.5 },
    { key: 'added', operator: 'between', value: { start: 'x', end: 'y' } },
    { key: 'state', operator: '=', value: ['gone'] },
    { key: 'author', operator: '=', value: [-1, 'x'] },
    { key: 'author', operator: '=', value: [Number.MAX_SAFE_INTEGER] },
  ])('do without $key $operator $value', (record) => {
    expect(readFilters(films, encodeFilters([record]))).toEqual([])
  })

  it('say each thing once', () => {
    const both = [set('seen', '=', true), set('seen', '=', false)]
    expect(readFilters(films, writeFilters(both))).toEqual([both[0]])
  })

  it('reach the server filled in, with days as moments of the reader', () => {
    const sent = sendFilters(
      films,
      [set('added', 'between', { preset: 1 }), set('runtime', '>=', undefined)],
      { today: '2026-11-22', timezone: 'Europe/Paris' },
    )
    expect(decodeFilters(sent!)).toEqual([
      {
        key: 'added',
        operator: 'between',
        value: { start: '2026-11-20T23:00:00.000Z', end: '2026-11-21T22:59:59.999Z' },
      },
    ])
    expect(sendFilters(films, [], { today: '2026-11-22', timezone: 'UTC' })).toBeUndefined()
  })

  it('are only what the server takes, whatever stands in the address', () => {
    const odd = fc.oneof(
      fc.constantFrom<unknown>(
        '0000-00-00',
        '0001-01-01',
        '9999-12-31',
        '2026-02-30',
        1e99,
        -1,
        '\0',
        '\ud800',
        '\u202e',
        '\u200b',
        `a${'😀'.repeat(150)}`,
      ),
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    )
    const value = fc.oneof(
      odd,
      fc.array(fc.oneof(odd, fc.nat(), fc.constantFrom('new', 'old')), { maxLength: 80 }),
      fc.record({ start: odd, end: odd, preset: fc.oneof(odd, fc.nat(12)) }, { requiredKeys: [] }),
    )
    const record = fc.record({
      key: fc.constantFrom(...Object.keys(films.filters), '__proto__'),
      operator: fc.constantFrom('=', '!=', '>', '>=', 'between', 'contains', 'startsWith', '<>'),
      value,
    })
    const server = listQueryOf(films)
    const readers = fc.constantFrom('Pacific/Kiritimati', 'UTC', 'Pacific/Niue')
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), readers, (records, timezone) => {
        const set = readFilters(films, encodeFilters(records))
        const filters = sendFilters(films, set, { today: '2026-11-22', timezone })
        expect(server.safeParse({ filters }).error?.issues ?? []).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })
})
