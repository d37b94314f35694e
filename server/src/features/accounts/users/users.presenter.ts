import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type {
  CurrentUserView,
  PublicUserView,
  RoleBadge,
  UserView,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { presentTerms } from '../../billing/plan-rights/plan-rights.service.ts'
import type { AccountAdditions } from './account-additions.service.ts'
import { bannedSince, permissionsLeft } from './standing.service.ts'
import { canSeePrivateFields } from './users.policy.ts'
import { grantsAt, isPremium, type UserRow, type UserWithGrants } from './users.service.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** First and last name where given, else the username: `name` of the wire. */
export function displayName(row: Pick<UserRow, 'first_name' | 'last_name' | 'username'>): string {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || row.username
}

/** Several roles, one badge: the first that fits. */
function roleBadge(user: UserWithGrants, now: Date): RoleBadge {
  const { roles } = grantsAt(user, now)
  const has = (key: string) => roles.some((role) => role.key === key)
  if (hasPermission(user, 'admin')) return 'Admin'
  if (has('moderator')) return 'MODO'
  if (has('uploader')) return 'Uploader'
  if (has('team')) return 'Team'
  return isPremium(user, now) ? 'PREMIUM' : 'User'
}

/** What everybody may see of an account. */
export function presentPublicUser(user: UserWithGrants, now: Date): PublicUserView {
  const { row } = user
  const { roles } = grantsAt(user, now)
  return {
    id: row.id,
    username: row.username,
    name: displayName(row),
    image: row.image,
    created_at: row.created_at.toISOString(),
    roles: roles.map(({ id, name }) => ({ id, name })),
    role_badge: roleBadge(user, now),
    IsPremium: isPremium(user, now),
  }
}

/** The account as its owner sees it. */
export function presentCurrentUser(
  user: UserWithGrants,
  now: Date,
  additions: AccountAdditions,
): CurrentUserView {
  const { row } = user
  const { permissions } = grantsAt(user, now)
  return {
    ...presentPublicUser(user, now),
    version: row.version,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.unconfirmed_email ?? row.email,
    email_verified_at: iso(row.email_verified_at),
    banned_at: iso(bannedSince(row, now)),
    timezone: row.timezone,
    language: row.language,
    country: row.country,
    permissions: permissionsLeft(row, permissions, now).map(({ name, restrictions }) => ({
      name,
      restrictions: restrictions.map((restriction) => ({ ...restriction })),
    })),
    subscriptions: presentTerms(user.subscriptions, now),
    has_password: row.password_hash !== null,
    may_choose_username: row.may_choose_username,
    is_recovered: row.recovered_at !== null,
    more_info: { debrid_link: row.opens_links_premium },
    open_notices_count: row.open_notices,
    HostsAcc: [],
    debridors: [],
    ...additions,
  }
}

/** The same where the site is seen as a role: with the rights of that, and no plan. */
export function presentViewedUser(
  { row, ...user }: UserWithGrants,
  actor: Actor,
  now: Date,
  additions: AccountAdditions,
): CurrentUserView {
  const { roles, permissions, isPremium: IsPremium } = actor
  const viewed = { ...user, roles, permissions, subscriptions: [] }
  const own = { ...row, is_premium: false }
  return { ...presentCurrentUser({ row: own, ...viewed }, now, additions), IsPremium }
}

/** As this viewer may see it. */
export function presentUser(
  user: UserWithGrants,
  viewer: Actor,
  now: Date,
  additions: AccountAdditions,
): UserView {
  return canSeePrivateFields(viewer, user.row)
    ? presentCurrentUser(user, now, additions)
    : presentPublicUser(user, now)
}

/** What its owner takes along of the account itself. */
export function presentExportedProfile({ row, ...user }: UserWithGrants, now: Date) {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    email_verified_at: row.email_verified_at,
    first_name: row.first_name,
    last_name: row.last_name,
    image: row.image,
    language: row.language,
    country: row.country,
    timezone: row.timezone,
    is_premium: isPremium({ row, ...user }, now),
    premium_until: row.premium_until,
    created_at: row.created_at,
    last_login_at: row.last_login_at,
  }
}
