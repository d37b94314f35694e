import type { MenuItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import './nested-menu.css'

// Drawn by the server with the page, where a menu has entries below others.
const NestedMenu = import.meta.env.SSR
  ? (await import('./nested-menu.tsx')).NestedMenu
  : lazy(async () => ({ default: (await import('./nested-menu.tsx')).NestedMenu }))

interface MenuEntryProps extends ComponentProps<typeof MenuLink> {
  item: MenuItem
  /** What stands below it is in sight, rather than behind a button. */
  isOpen?: boolean
}

/** An entry of a menu, with those below it. */
export function MenuEntry({ isOpen, ...link }: MenuEntryProps) {
  const entry = <MenuLink {...link} />
  if (link.item.items.length === 0) return entry
  return (
    <Suspense fallback={entry}>
      <NestedMenu {...{ isOpen, link, MenuLink, MenuIcon }} />
    </Suspense>
  )
}
