import type { MenuPosition } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './footer.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { useMenu } from './use-menu.ts'

interface PlacedMenuProps {
  position: MenuPosition
  /** What the place is called to those who cannot see it. */
  label?: string
  className?: string
}

/** The links of the menus that an administrator placed somewhere; nothing where there are none. */
export function PlacedMenu({ position, label, className }: PlacedMenuProps) {
  const t = useTranslate()
  const items = useMenu(position)
  if (items.length === 0) return null
  return (
    <nav className={className ?? classes.footerLinks} aria-label={label ?? t('More pages')}>
      {items.map((item) => (
        <MenuEntry key={item.id} item={item}>
          {t(item.label)}
        </MenuEntry>
      ))}
    </nav>
  )
}
