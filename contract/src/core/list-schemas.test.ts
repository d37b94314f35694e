import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineList } from './define-list.ts'
import { type ListCall, listQueryOf } from './list-schemas.ts'
import { encodeFilters, type FilterRecord } from './filter-records.ts'

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
      operators: ['='],
    },
    seen: { label: 'Seen', kind: 'flag' },
    author: { label: 'Author', kind: 'record', model: 'user' },
  },
  order: { by: 'name', direction: 'asc' },
})
const query = listQueryOf(films)
const read = (...records: Partial<FilterRecord>[]) =>
  query.safeParse({
    filters: encodeFilters(
      records.map((record) => ({ key: '', value: null, operator: '=', ...record })),
    ),
  })
const MARCH = { start: '2026-03-01T00:00:00+01:00', end: '2026-03-31T23:59:59+02:00' }

describe('what is asked of a list', () => {
  it('has the orders of its columns and no other', () => {
    expect(query.parse({ orderBy: 'name', orderDir: 'desc' })).toMatchObject({ orderBy: 'name' })
    expect(query.safeParse({ orderBy: 'seen' }).error?.issues[0]?.path).toEqual(['orderBy'])
  })

  it('has words where it is searched, and says so where it is not', () => {
    const refused = query.safeParse({ query: 'moon' })
    expect(refused.error?.issues[0]).toMatchObject({
      path: ['query'],
      message: 'This list cannot be searched.',
    })
    expect(query.safeParse({ query: ' ' }).success).toBe(true)
    const searched = listQueryOf(defineList({ ...films, isSearchable: true }))
    expect(searched.parse({ query: 'moon' }).query).toBe('moon')
  })

  it.each<[string, Partial<FilterRecord>, unknown]>([
    ['a text', { key: 'name', operator: 'contains', value: ' moon ' }, 'moon'],
    ['a number', { key: 'runtime', operator: '>=', value: 90 }, 90],
    [
      'two numbers',
      { key: 'runtime', operator: 'between', value: { start: 60, end: 90 } },
      { start: 60, end: 90 },
    ],
    ['days', { key: 'added', operator: 'between', value: MARCH }, MARCH],
    ['choices', { key: 'state', value: ['new', 'old'] }, ['new', 'old']],
    ['one choice', { key: 'state', value: 'new' }, ['new']],
    ['a yes', { key: 'seen', value: false }, false],
    ['records', { key: 'author', operator: '!=', value: [4, 7] }, [4, 7]],
  ])('can be narrowed by %s', (_what, record, value) => {
    const { data } = read(record)
    expect(Object.values(data?.filters ?? {})[0]?.value).toEqual(value)
  })

  it.each<[string, Partial<FilterRecord>, string]>([
    ['a filter that it has not', { key: 'year', value: 1 }, 'filters.year'],
    [
      'an operator that is not of the kind',
      { key: 'name', operator: '>', value: 'a' },
      'filters.name.operator',
    ],
    [
      'an operator that was left out',
      { key: 'state', operator: '!=', value: 'new' },
      'filters.state.operator',
    ],
    ['no text', { key: 'name', operator: 'contains', value: '' }, 'filters.name'],
    ['a number out of bounds', { key: 'runtime', operator: '=', value: 256 }, 'filters.runtime'],
    ['a part of a number', { key: 'runtime', operator: '>=', value: 90.5 }, 'filters.runtime'],
    [
      'one number where there have to be two',
      { key: 'runtime', operator: 'between', value: 60 },
      'filters.runtime',
    ],
    [
      'two numbers where there has to be one',
      { key: 'runtime', operator: '=', value: { start: 1, end: 2 } },
      'filters.runtime',
    ],
    [
      'half of a range',
      { key: 'added', operator: 'between', value: { start: MARCH.start } },
      'filters.added',
    ],
    [
      'a day without a zone',
      { key: 'added', operator: 'between', value: { start: '2026-03-01', end: '2026-03-02' } },
      'filters.added',
    ],
    ['an unknown choice', { key: 'state', value: ['new', 'gone'] }, 'filters.state'],
    [
      'too many',
      { key: 'author', value: Array.from({ length: 51 }, (_, at) => at + 1) },
      'filters.author',
    ],
    ['no number of a record', { key: 'author', value: 0 }, 'filters.author'],
  ])('refuses %s, naming it', (_what, record, place) => {
    expect(read(record).error?.issues[0]?.path.join('.')).toBe(place)
  })

  it('is known to the compiler', () => {
    type Asked = ListCall<typeof films>
    expectTypeOf<Asked['orderBy']>().toEqualTypeOf<'name' | undefined>()
    type Filters = NonNullable<Asked['filters']>
    expectTypeOf<NonNullable<Filters['state']>>().toEqualTypeOf<{
      readonly operator: '='
      readonly value: readonly ('new' | 'old')[]
    }>()
    expectTypeOf<NonNullable<Filters['author']>['value']>().toEqualTypeOf<readonly number[]>()
    // @ts-expect-error a list cannot be ordered by what has no order
    defineList({ ...films, order: { by: 'seen', direction: 'asc' } })
  })
})
