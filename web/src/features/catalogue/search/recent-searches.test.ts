// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { forgetSearch, forgetSearches, readSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

it('remembers the last eight searches, the newest first and each once', () => {
  for (let number = 1; number <= 9; number += 1) rememberSearch(undefined, `query ${number}`)
  rememberSearch(undefined, ' QUERY 5 ')
  expect(readSearches(undefined)).toEqual([
    'QUERY 5',
    ...[9, 8, 7, 6, 4, 3, 2].map((number) => `query ${number}`),
  ])
})

it('keeps nothing of an empty search or a lone dot', () => {
  for (const query of ['', ' ', '.']) rememberSearch(7, query)
  expect(readSearches(7)).toEqual([])
})

it('tells nobody what another account of this device searched for', () => {
  rememberSearch(7, 'metropolis')
  expect([readSearches(8), readSearches(undefined)]).toEqual([[], []])
})

it('forgets one, and all', () => {
  for (const query of ['one', 'two', 'three']) rememberSearch(7, query)
  expect(forgetSearch(7, 'two')).toEqual(['three', 'one'])
  forgetSearches(7)
  expect(readSearches(7)).toEqual([])
})
