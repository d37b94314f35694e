import { useTranslate } from '../../../lib/i18n.ts'
import classes from './category-bar.module.css'
import { MenuLink } from './menu-link.tsx'
import { useMenu } from './use-menu.ts'

/** The kinds of content, under the navigation bar on tablets and desks; what an administrator placed beside them stands at the end. */
export function CategoryBar() {
  const t = useTranslate()
  const items = useMenu('sidebar-primary')
  const others = useMenu('sidebar-secondary')
  if (items.length + others.length === 0) return null
  return (
    <nav className={classes.categories} aria-label={t('Categories')}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item}>{t(item.label)}</MenuLink>
          </li>
        ))}
        {others.map((item, index) => (
          <li key={item.id} className={index === 0 ? classes.atTheEnd : undefined}>
            <MenuLink item={item}>{t(item.label)}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
