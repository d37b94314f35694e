import { expect, it } from 'vitest'
import { pagesToShow } from './pagination.tsx'

it('shows the first page, the last, those around the present one, and gaps only where pages are left out', () => {
  expect(pagesToShow(1, 1)).toEqual([1])
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagesToShow(6, 20)).toEqual([1, 0, 5, 6, 7, 0, 20])
  expect(pagesToShow(4, 20)).toEqual([1, 2, 3, 4, 5, 0, 20])
})
