import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeFilters, type FilterRecord } from './filter-records.ts'
import { mergeFilters, noFilters, tableFilters } from './table-filters.ts'

const filters = tableFilters({
  year: { value: z.number(), operators: ['=', '<'] },
  name: { value: z.string() },
})
const read = (...records: FilterRecord[]) => filters.safeParse(encodeFilters(records))
const placesOf = (result: ReturnType<typeof read>) =>
  result.error?.issues.map(({ path }) => path.join('.'))

describe('encoded filters', () => {
  it('are read by key, with their operator', () => {
    expect(read({ key: 'year', value: 1925, operator: '<' }).data).toEqual({
      year: { operator: '<', value: 1925 },
    })
    expect(read().data).toEqual({})
  })

  it('are left out while they are inactive', () => {
    expect(read({ key: 'year', value: 1925, operator: '=', isInactive: true }).data).toEqual({})
  })

  it.each([
    ['key', { key: 'toString', value: 1, operator: '=' }, 'toString'],
    ['inactive key', { key: 'country', value: 1, operator: '=', isInactive: true }, 'country'],
    ['operator', { key: 'name', value: 'x', operator: '<' }, 'name.operator'],
    ['value', { key: 'year', value: 'x', operator: '=' }, 'year'],
  ])('are refused by an unknown %s, naming it', (_what, record, place) => {
    expect(placesOf(read(record))).toEqual([place])
  })

  it('are refused when a key comes twice', () => {
    const record = { key: 'year', value: 1, operator: '=' }
    expect(placesOf(read(record, record))).toEqual(['year'])
  })

  it('are refused when they cannot be read, or where none are', () => {
    expect(filters.safeParse('%%%').success).toBe(false)
    expect(
      noFilters.safeParse(encodeFilters([{ key: 'year', value: 1, operator: '=' }])).success,
    ).toBe(false)
  })

  it('overrule the plain parameters of the same name', () => {
    expect(
      mergeFilters({ page: 2, year: 1900, filters: { year: { operator: '=', value: 1925 } } }),
    ).toEqual({ page: 2, year: 1925 })
  })
})
