/** Every permission there is, by name. `admin` implies all the others. */
export const PERMISSIONS = [
  'admin',
  'admin.access',
  'api.access',
  'titles.view',
  'titles.create',
  'titles.update',
  'titles.delete',
  'titles.import',
  'people.view',
  'people.update',
  'liens.view',
  'liens.create',
  'liens.update',
  'liens.delete',
  'liens.autoapprove',
  'nzb.create',
  'nzb.update',
  'nzb.delete',
  'videos.play',
  'videos.update',
  'comments.view',
  'comments.create',
  'comments.delete',
  'comments.vote',
  'reviews.create',
  'reviews.delete',
  'reports.create',
  'takedowns.update',
  'lists.create',
  'lists.update',
  'lists.delete',
  'requests.view',
  'requests.create',
  'requests.update',
  'requests.delete',
  'channels.update',
  'news.update',
  'files.create',
  'files.update',
  'workspaces.create',
  'users.view',
  'users.update',
  'users.delete',
  'members.moderate',
  'roles.update',
  'subscriptions.update',
  'plans.update',
  'custom_pages.update',
  'contact.update',
  'tags.update',
  'localizations.update',
  'settings.update',
  'logs.view',
  'backups.update',
  'appearance.update',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** What members are given for themselves; whoever has any other acts on what belongs to others, or to the site. */
export const MEMBER_PERMISSIONS = [
  'api.access',
  'titles.view',
  'people.view',
  'liens.view',
  'liens.create',
  'liens.autoapprove',
  'nzb.create',
  'videos.play',
  'comments.view',
  'comments.create',
  'comments.vote',
  'reviews.create',
  'reports.create',
  'lists.create',
  'requests.view',
  'requests.create',
  'files.create',
  'workspaces.create',
] as const satisfies readonly Permission[]

/** What staff have: what is done with it is written down. */
export type StaffPermission = Exclude<Permission, (typeof MEMBER_PERMISSIONS)[number]>

/** A numeric limit on a permission: `{ name: 'count', value: 20 }` on `liens.create`. `value: null` is no limit. */
export interface Restriction {
  readonly name: string
  readonly value: number | null
}

export interface GrantedPermission {
  readonly name: string
  readonly restrictions: readonly Restriction[]
}

export interface PermissionHolder {
  readonly permissions: readonly GrantedPermission[]
}

/** Does the holder have the permission, itself or through `admin`? */
export function hasPermission(holder: PermissionHolder, name: Permission): boolean {
  return holder.permissions.some((granted) => granted.name === name || granted.name === 'admin')
}

/** Somebody at work in the administration: in rules about records that are one's own or looked after. */
export function isStaffWith(holder: PermissionHolder, name: Permission): boolean {
  return hasPermission(holder, 'admin.access') && hasPermission(holder, name)
}

/** Whether the holder has every right that the other has, itself or through `admin`. */
export function hasEveryPermissionOf(holder: PermissionHolder, other: PermissionHolder): boolean {
  return other.permissions.every(({ name }) => hasPermission(holder, name as Permission))
}

/** The limit's value, or null where nothing limits. Administrators are never limited. */
export function restrictionValue(
  holder: PermissionHolder,
  name: Permission,
  restriction: string,
): number | null {
  if (holder.permissions.some((granted) => granted.name === 'admin')) return null
  const granted = holder.permissions.find((candidate) => candidate.name === name)
  return granted?.restrictions.find((candidate) => candidate.name === restriction)?.value ?? null
}

/** Roles that ship, by the key that code may rely on; administrators may add others. */
export const SHIPPED_ROLES = [
  'guest',
  'member',
  'premium',
  'uploader',
  'team',
  'moderator',
  'admin',
] as const
export type ShippedRole = (typeof SHIPPED_ROLES)[number]
