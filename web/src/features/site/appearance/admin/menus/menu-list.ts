import {
  type Menu,
  type MenuItem,
  MOST_ENTRIES,
  MOST_MENUS,
  type NestedItem,
} from '@mediatheque/contract/site/menus/menus.schemas.ts'
import type { Values } from '../draft-store.ts'

export { MOST_ENTRIES, MOST_MENUS }

/** Where an entry stands, from 0: in which menu, at which place, and at which below that where it is nested. */
export interface ItemPlace {
  readonly at: number
  readonly itemAt: number
  readonly nestedAt?: number
}

export const menusOf = (values: Values): readonly Menu[] => values['menus'] as readonly Menu[]

/** Entries with those below them, in the order in which they are read. */
export const allItems = (items: readonly MenuItem[]): NestedItem[] =>
  items.flatMap((item) => [item, ...item.items])

/** An id that nothing else among these has: `menu-3`. */
export function freeId(prefix: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let number = taken.length + 1
  while (ids.has(`${prefix}-${number}`)) number += 1
  return `${prefix}-${number}`
}

export const newMenu = (menus: readonly Menu[], name: string): Menu => ({
  id: freeId('menu', menus),
  name,
  positions: [],
  items: [],
})

/** Leads to the start page until somebody says otherwise; in the order of the schema, as the server has it. */
export const newItem = (menus: readonly Menu[], label: string): MenuItem => ({
  id: freeId(
    'entry',
    menus.flatMap(({ items }) => allItems(items)),
  ),
  label,
  icon: null,
  type: 'route',
  action: '/',
  target: '_self',
  roles: [],
  permissions: [],
  settings: null,
  subscriptionStatus: null,
  items: [],
})

/** What an address calls an entry: `2`, or `2.1` for the first below the second. */
export const nameOfPlace = ({ itemAt, nestedAt }: Omit<ItemPlace, 'at'>): string =>
  nestedAt === undefined ? String(itemAt + 1) : `${itemAt + 1}.${nestedAt + 1}`

/** @param index of the menu, from 1, as addresses have it @param name see {@link nameOfPlace} */
export function placeOf(index: string, name: string): ItemPlace | undefined {
  const [, itemPlace, nestedPlace] = /^([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(name) ?? []
  if (!itemPlace || !/^[1-9]\d{0,3}$/.test(index)) return undefined
  const place = { at: Number(index) - 1, itemAt: Number(itemPlace) - 1 }
  return nestedPlace ? { ...place, nestedAt: Number(nestedPlace) - 1 } : place
}

/** Where errors of an entry are found, among those of the settings. */
export const errorPlace = ({ at, itemAt, nestedAt }: ItemPlace): string =>
  `menus.${at}.items.${itemAt}${nestedAt === undefined ? '' : `.items.${nestedAt}`}`

/** The entry that stands somewhere. */
export function itemIn(
  menus: readonly Menu[],
  { at, itemAt, nestedAt }: ItemPlace,
): NestedItem | undefined {
  const item = menus[at]?.items[itemAt]
  return nestedAt === undefined ? item : item?.items[nestedAt]
}

/** With one of the menus changed. @param at its place, from 0 */
export function withMenu(menus: readonly Menu[], at: number, change: Partial<Menu>): Menu[] {
  return menus.map((menu, place) => (place === at ? { ...menu, ...change } : menu))
}

/** With one entry changed. */
export function withItem(
  menus: readonly Menu[],
  place: ItemPlace,
  changes: Partial<NestedItem>,
): Menu[] {
  return replaced(menus, place, (item) => [{ ...item, ...changes }])
}

/** Without an entry, and what stands below it. */
export const withoutItem = (menus: readonly Menu[], place: ItemPlace): Menu[] =>
  replaced(menus, place, () => [])

/**
 * With an entry at the end of a menu, or below one of its entries, where it takes nothing below it along.
 * @param to places before the move
 */
export function withMovedItem(
  menus: readonly Menu[],
  from: ItemPlace,
  to: { readonly at: number; readonly below?: number },
): Menu[] {
  const moved = itemIn(menus, from)!
  const target = to.below === undefined ? undefined : menus[to.at]!.items[to.below]
  return withoutItem(menus, from).map((menu, place) => {
    if (place !== to.at) return menu
    if (!target) return { ...menu, items: [...menu.items, onItsOwn(moved)] }
    const id = target.id
    const items = menu.items.map((item) =>
      item.id === id ? { ...item, items: [...item.items, nested(moved)] } : item,
    )
    return { ...menu, items }
  })
}

/** As an entry that may have others below it. */
export const onItsOwn = (item: NestedItem | MenuItem): MenuItem => ({
  ...item,
  items: 'items' in item ? item.items : [],
})

/** As an entry below another, which has none below it. */
export function nested(item: NestedItem | MenuItem): NestedItem {
  const { items: _items, ...rest } = item as MenuItem
  return rest
}

function replaced(
  menus: readonly Menu[],
  { at, itemAt, nestedAt }: ItemPlace,
  change: <Item extends NestedItem>(item: Item) => Item[],
): Menu[] {
  const items = menus[at]!.items.flatMap((item, place) => {
    if (place !== itemAt) return [item]
    if (nestedAt === undefined) return change(item)
    const below = item.items.flatMap((row, rowAt) => (rowAt === nestedAt ? change(row) : [row]))
    return [{ ...item, items: below }]
  })
  return withMenu(menus, at, { items })
}

/** What a condition of the settings may ask for: whatever of the public settings is on or off. */
export function switchesOf(settings: object): string[] {
  return Object.entries(settings)
    .flatMap(([group, values]): string[] => {
      if (typeof values === 'boolean') return [group]
      if (typeof values !== 'object' || values === null || Array.isArray(values)) return []
      return Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'boolean' ? [`${group}.${name}`] : [],
      )
    })
    .toSorted()
}
