import { useTranslate } from '../../../lib/i18n.ts'
import classes from './category-bar.module.css'
import { MenuEntry } from './menu-entry.tsx'
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
        {[...items, ...others].map((item) => (
          <li key={item.id} className={item === others[0] ? classes.atTheEnd : undefined}>
            <MenuEntry item={item}>{t(item.label)}</MenuEntry>
          </li>
        ))}
      </ul>
    </nav>
  )
}
