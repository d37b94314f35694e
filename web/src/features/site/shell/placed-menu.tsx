import type { MenuPosition } from '@mediatheque/contract/site/settings/menus.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { MenuLink } from './menu-link.tsx'
import classes from './shell.module.css'
import { useMenu } from './use-menu.ts'

/** The links of the menus that an administrator placed somewhere; nothing where there are none. */
export function PlacedMenu({ position }: { position: MenuPosition }) {
  const t = useTranslate()
  const items = useMenu(position)
  if (items.length === 0) return null
  return (
    <nav className={classes.footerLinks} aria-label={t('More pages')}>
      {items.map((item) => (
        <MenuLink key={item.id} item={item}>
          {t(item.label)}
        </MenuLink>
      ))}
    </nav>
  )
}
