import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconBell,
  IconCreditCard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api.ts'
import { isInAppearanceEditor } from '../../../lib/appearance-editor.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { duringLogout } from '../../../lib/leave-when-logged-out.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import classes from './account-menu.module.css'
import { closePopovers } from './close-popovers.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { useMenu } from './use-menu.ts'

const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const

/** What a logged-in user reaches from everywhere; entries and their order are the specification's. */
export function UserMenu({ user, workspaces }: { user: CurrentUserView; workspaces?: ReactNode }) {
  const t = useTranslate()
  const { settings, isSubscribed } = useSession()
  const area = useOwnArea()
  const custom = useMenu('auth-dropdown')
  return (
    <>
      <button
        type="button"
        className={classes.iconButton}
        popoverTarget="user-menu"
        aria-label={t('Account of :name', { name: user.name })}
      >
        <Avatar name={user.name} image={user.image} />
      </button>
      <div id="user-menu" popover="auto" className={classes.menu}>
        <div className={classes.menuHead}>
          <Avatar name={user.name} image={user.image} />
          <span className={classes.menuName}>{user.name}</span>
          <span className={classes.badge}>{user.role_badge}</span>
        </div>
        {custom.map((item) => (
          <MenuEntry
            key={item.id}
            item={item}
            isOpen
            className={classes.item}
            opensLinksInNewTab
            onClick={closePopovers}
          >
            <MenuIcon name={item.icon} />
            {t(item.label)}
          </MenuEntry>
        ))}
        {settings.profile.enable && (
          <Link
            to="/user/$id/{-$slug}"
            params={{ id: String(user.id), slug: slugify(user.username) }}
            className={classes.item}
            onClick={closePopovers}
          >
            <IconUser {...ICON} />
            {t('Profile page')}
          </Link>
        )}
        {settings.notif.integrated && (
          <Link
            to="/notifications"
            className={`${classes.item} ${classes.onlyPhone}`}
            onClick={closePopovers}
          >
            <IconBell {...ICON} />
            {t('Notifications')}
            <span className={classes.count}>{user.unread_notifications_count || ''}</span>
          </Link>
        )}
        {workspaces}
        {area && (
          <Link to={area.to} className={classes.item} onClick={closePopovers}>
            <IconSettings {...ICON} />
            {area.label}
          </Link>
        )}
        {isSubscribed && (
          <Link to="/billing" className={classes.item} onClick={closePopovers}>
            <IconCreditCard {...ICON} />
            {t('Billing')}
          </Link>
        )}
        {settings.themes.user_change && <ThemeItem />}
        <LogoutItem />
      </div>
    </>
  )
}

/** Where somebody works: all of the administration, or what they contributed. */
function useOwnArea() {
  const t = useTranslate()
  const { can } = useSession()
  if (can('admin.access')) return { to: '/admin', label: t('Administration') } as const
  if (can('liens.create')) return { to: '/admin/liens', label: t('My links') } as const
  if (can('nzb.create')) return { to: '/admin/nzbs', label: t('My newsgroup files') } as const
  return undefined
}

function ThemeItem() {
  const t = useTranslate()
  const { toggleColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('dark') === 'dark'
  return (
    <button type="button" className={classes.item} onClick={() => toggleColorScheme()}>
      {isDark ? <IconSun {...ICON} /> : <IconMoon {...ICON} />}
      {isDark ? t('Light mode') : t('Dark mode')}
    </button>
  )
}

function LogoutItem() {
  const t = useTranslate()
  const { applyBootstrapData } = useSession()
  const navigate = useNavigate()
  const handleLogout = async () => {
    // It would log out of the editor around it too.
    if (isInAppearanceEditor()) return toast.danger(t("Can't logout while in appearance editor."))
    await duringLogout(async () => {
      const { bootstrapData } = await call(authEndpoints.logOut)
      closePopovers()
      await navigate({ to: '/' })
      await applyBootstrapData(bootstrapData)
    }).catch(toastError)
  }
  return (
    <button type="button" className={classes.item} onClick={handleLogout}>
      <IconLogout {...ICON} />
      {t('Log out')}
    </button>
  )
}
