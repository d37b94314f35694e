import { hasPermission, type Permission, type PermissionHolder } from '../../core/permissions.ts'
import type { Menu, MenuItem, MenuPosition } from './menus.schemas.ts'

/** Who looks at a menu: the user, or a visitor with the guest role. */
export interface MenuViewer extends PermissionHolder {
  readonly roles: readonly { readonly id: number }[]
  readonly isSubscribed: boolean
}

/** The value of a setting by its path: `billing.enable`. */
function settingAt(settings: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined), settings)
}

function isVisible(item: MenuItem, viewer: MenuViewer, settings: object): boolean {
  const holdsRoles = item.roles.every((id) => viewer.roles.some((role) => role.id === id))
  const holdsPermissions = item.permissions.every((name) => hasPermission(viewer, name as Permission))
  const value = item.settings && settingAt(settings, item.settings.name)
  const isCondition = !item.settings || (item.settings.value === undefined || item.settings.value === null ? Boolean(value) : value === item.settings.value)
  const isStatus = item.subscriptionStatus === null || viewer.isSubscribed === (item.subscriptionStatus === 'subscribed')
  return holdsRoles && holdsPermissions && isCondition && isStatus
}

/** The entries of all menus at a position that this viewer may see, in order. */
export function visibleMenuItems(settings: { readonly menus: readonly Menu[] }, position: MenuPosition, viewer: MenuViewer): MenuItem[] {
  return settings.menus
    .filter((menu) => menu.positions.includes(position))
    .flatMap((menu) => menu.items)
    .filter((item) => isVisible(item, viewer, settings))
}
