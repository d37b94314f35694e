import { expect, it } from 'vitest'
import { chooseTitle } from './choose-title.ts'

const film = (id: number, year: number | null) => ({ id, year, isSeries: false })
const show = (id: number, year: number | null) => ({ id, year, isSeries: true })
const choose = (
  year: number | null,
  kind: 'film' | 'series' | null,
  ...titles: ReturnType<typeof film>[]
) => {
  const { state, titleId, candidateIds } = chooseTitle({ year, kind }, titles)
  return [state, titleId, candidateIds]
}

it('takes the only title of its name and year, a year apart as likely, and asks about all else', () => {
  expect(choose(1927, null, film(1, 1927), film(2, 1975))).toEqual(['found', 1, [1]])
  expect(choose(1926, null, film(1, 1927), film(2, 1975))).toEqual(['likely', 1, [1]])
  expect(choose(1960, null, film(1, 1927))).toEqual(['ambiguous', null, [1]])
  expect(choose(1927, null, film(1, 1927), film(2, 1927))).toEqual(['ambiguous', null, [1, 2]])
  expect(choose(null, null, film(1, 1927))).toEqual(['likely', 1, [1]])
  expect(choose(null, null, film(1, 1927), film(2, null))).toEqual(['ambiguous', null, [1, 2]])
  expect(choose(1927, null)).toEqual(['missing', null, []])
})

it('prefers series where the row is about one, and films where not', () => {
  expect(choose(1999, 'series', film(1, 1999), show(2, 1999))).toEqual(['found', 2, [2]])
  expect(choose(1999, 'film', film(1, 1999), show(2, 1999))).toEqual(['found', 1, [1]])
  expect(choose(1999, 'film', show(2, 1999))).toEqual(['found', 2, [2]])
})
