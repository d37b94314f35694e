import {
  type MenuItem,
  MOST_ENTRIES,
  MOST_NESTED_ENTRIES,
  type NestedItem,
} from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { nested, onItsOwn } from './menu-list.ts'

/** An entry in the list of all, one below the other. */
export interface MenuRow {
  readonly item: NestedItem | MenuItem
  readonly depth: 0 | 1
  /** From 0. */
  readonly itemAt: number
  readonly nestedAt?: number
}

/** All entries of a menu as one list, those below others after them. */
export function rowsOf(items: readonly MenuItem[]): MenuRow[] {
  return items.flatMap((item, itemAt): MenuRow[] => [
    { item, depth: 0, itemAt },
    ...item.items.map((below, nestedAt) => ({ item: below, depth: 1 as const, itemAt, nestedAt })),
  ])
}

interface Move {
  /** Where the row comes to stand among all rows, from 1. */
  readonly place: number
  /** Below the entry before it (1), or out from below it (-1). */
  readonly sideways: -1 | 0 | 1
}

/**
 * With a row in another place. What stands below it comes along; where it would come between an entry and those below that
 * it goes past them. What cannot be, and what would be too many, changes nothing.
 */
export function moveItem(
  items: readonly MenuItem[],
  row: MenuRow,
  { place, sideways }: Move,
): readonly MenuItem[] {
  const rows = rowsOf(items)
  const from = rows.findIndex(({ item }) => item === row.item)
  const length = row.depth === 0 ? 1 + items[row.itemAt]!.items.length : 1
  const own = rows.slice(from, from + length)
  const others = rows.filter((other) => !own.includes(other))
  const depth = length > 1 ? 0 : Math.min(1, Math.max(0, row.depth + sideways))
  const isDown = place - 1 > from
  // Down past its own, it goes past the next one at least.
  const wanted = isDown ? Math.max(place - length, from + 1) : place - 1
  let to = Math.min(wanted, others.length)
  while (depth === 0 && others[to]?.depth === 1) to += isDown || sideways === -1 ? 1 : -1
  if (depth === 1 && to === 0) return items
  const moved = own.map((each, index) => (index === 0 ? { ...each, depth } : each))
  return within(built([...others.slice(0, to), ...moved, ...others.slice(to)]), items)
}

/** Rows as entries with those below them. */
function built(
  rows: readonly { readonly item: NestedItem | MenuItem; readonly depth: number }[],
): MenuItem[] {
  const items: MenuItem[] = []
  for (const { item, depth } of rows) {
    const above = items.at(-1)
    if (depth === 0 || !above) items.push({ ...onItsOwn(item), items: [] })
    else above.items = [...above.items, nested(item)]
  }
  return items
}

function within(items: MenuItem[], otherwise: readonly MenuItem[]): readonly MenuItem[] {
  const isTooMuch =
    items.length > MOST_ENTRIES || items.some((item) => item.items.length > MOST_NESTED_ENTRIES)
  return isTooMuch ? otherwise : items
}
