import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import {
  hasPermission,
  type Permission,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'
import type {
  MenuItem,
  MenuPosition,
  NestedItem,
} from '@mediatheque/contract/site/menus/menus.schemas.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'

/** The entries of all menus at a position that this visitor may see, and below them the same: all roles, all permissions, and both conditions. */
export function visibleMenuItems(
  position: MenuPosition,
  { settings, user, guest_role }: Pick<BootstrapData, 'settings' | 'user' | 'guest_role'>,
): MenuItem[] {
  const holder: PermissionHolder = user ?? guest_role
  const roleIds = new Set(user ? user.roles.map(({ id }) => id) : [guest_role.id])
  const hasSubscription = isSubscribed(user)
  const isShown = (item: NestedItem) =>
    item.roles.every((id) => roleIds.has(id)) &&
    item.permissions.every((name) => hasPermission(holder, name as Permission)) &&
    (!item.settings || meetsCondition(settings, item.settings)) &&
    (item.subscriptionStatus === null ||
      (item.subscriptionStatus === 'subscribed') === hasSubscription)
  return settings.menus
    .filter(({ positions }) => positions.includes(position))
    .flatMap(({ items }) => items)
    .filter(isShown)
    .map((item) => ({ ...item, items: item.items.filter(isShown) }))
}

/** `billing.enable`: truthy, or equal to the value asked for. */
function meetsCondition(
  settings: object,
  { name, value }: { name: string; value?: unknown },
): boolean {
  const found = name
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null
          ? (part as Record<string, unknown>)[key]
          : undefined,
      settings,
    )
  return value === undefined ? Boolean(found) : found === value
}
