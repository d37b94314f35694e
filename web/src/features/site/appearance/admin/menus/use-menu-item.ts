import type { NestedItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { useAppearance } from '../appearance-context.ts'
import { itemIn, menusOf, placeOf, withItem } from './menu-list.ts'

/** The entry of an address. @param index place of its menu, from 1 @param name its own: `2`, or `2.1` where it is nested */
export function useMenuItem(index: string, name: string) {
  const { values, change } = useAppearance()
  const menus = menusOf(values)
  const place = placeOf(index, name)
  const item = place && itemIn(menus, place)
  const set = (changes: Partial<NestedItem>) =>
    place && item && change({ menus: withItem(menus, place, changes) })
  return { item, place, set }
}
