import type { MenuPosition } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { useSession } from '../../../lib/session.tsx'
import { visibleMenuItems } from './visible-menu-items.ts'

/** Entries of the menus placed here that the visitor may see. */
export function useMenu(position: MenuPosition) {
  return visibleMenuItems(position, useSession().bootstrap)
}
