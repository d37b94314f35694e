import { expect, it } from 'vitest'
import { readPageSearch } from './page-search.ts'

it('reads the page of an address, and says that it could not read one', () => {
  expect(readPageSearch({ page: 3 })).toEqual({ page: 3 })
  for (const page of [undefined, 1, '1', '', null]) expect(readPageSearch({ page })).toEqual({})
  for (const page of ['abc', -1, 1.5, [2, 3], {}, 1e9])
    expect(readPageSearch({ page })).toEqual({ unread: true })
})

it('takes a value that it could not read away from the page, and keeps the word about it', () => {
  expect({ page: 'abc', other: 1, ...readPageSearch({ page: 'abc' }) }).toEqual({
    page: undefined,
    other: 1,
    unread: true,
  })
  expect(readPageSearch({ unread: true })).toEqual({ unread: true })
  expect(readPageSearch({ unread: 'x' })).toEqual({})
})
