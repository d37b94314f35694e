import { expect, it } from 'vitest'
import { menuSchema, MOST_ENTRIES, MOST_NESTED_ENTRIES } from './menus.schemas.ts'

const entry = (at: number) => ({
  id: `entry-${at}`,
  label: 'News',
  type: 'route',
  action: '/news',
})
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at))
const refusalOf = (items: readonly object[]) =>
  menuSchema
    .safeParse({ id: 'menu', name: 'Menu', positions: [], items })
    .error?.issues.map(({ message }) => message)

it('holds as many entries as it says, and says how many where there are more', () => {
  expect(refusalOf(entries(MOST_ENTRIES))).toBeUndefined()
  expect(refusalOf(entries(MOST_ENTRIES + 1))).toEqual([
    `A menu has ${MOST_ENTRIES} entries at most.`,
  ])
})

it('holds as many below an entry as it says', () => {
  const holding = (count: number) => [{ ...entry(0), items: entries(count) }]
  expect(refusalOf(holding(MOST_NESTED_ENTRIES))).toBeUndefined()
  expect(refusalOf(holding(MOST_NESTED_ENTRIES + 1))).toEqual([
    `There are ${MOST_NESTED_ENTRIES} entries below another at most.`,
  ])
})
