import { IconHome, IconLayoutGrid, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { closePopovers } from './close-popovers.ts'
import { MenuEntry } from './menu-entry.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import classes from './mobile-bar.module.css'
import { useMenu } from './use-menu.ts'

/** Within reach of a thumb: home, the kinds of content with everything that desks show above the page, search, and what an administrator placed here. */
export function MobileBar() {
  const t = useTranslate()
  const placed = useMenu('mobile-bottom')
  const items = [
    ...useMenu('sidebar-primary'),
    ...useMenu('sidebar-secondary'),
    ...useMenu('landing-page-navbar'),
    // The bar has no room for what stands below its entries.
    ...placed.filter((item) => item.items.length > 0),
  ]
  return (
    <nav className={classes.mobileBar} aria-label={t('Main')}>
      <Link to="/" activeOptions={{ exact: true }}>
        <IconHome size={22} stroke={1.5} aria-hidden />
        {t('Home')}
      </Link>
      <button type="button" popoverTarget="browse-sheet">
        <IconLayoutGrid size={22} stroke={1.5} aria-hidden />
        {t('Browse')}
      </button>
      <Link to="/search">
        <IconSearch size={22} stroke={1.5} aria-hidden />
        {t('Search')}
      </Link>
      {placed.map((item) => (
        <MenuLink key={item.id} item={item}>
          <MenuIcon name={item.icon} />
          {t(item.label)}
        </MenuLink>
      ))}
      <div id="browse-sheet" popover="auto" className={classes.sheet}>
        <h2>{t('Browse')}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <MenuEntry item={item} isOpen onClick={closePopovers}>
                <MenuIcon name={item.icon} />
                {t(item.label)}
              </MenuEntry>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
