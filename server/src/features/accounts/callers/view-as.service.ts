import { mergePermissions } from '@mediatheque/contract/accounts/roles/merge-permissions.ts'
import { narrowPermissions } from '@mediatheque/contract/accounts/roles/narrow-permissions.ts'
import { VIEW_AS_MINUTES } from '@mediatheque/contract/accounts/view-as/view-as.schemas.ts'
import type { Actor, LoggedInActor, ViewedAs } from '@mediatheque/contract/core/actor.ts'
import { hasEveryPermissionOf } from '@mediatheque/contract/core/permissions.ts'
import type { Needs } from '../../../platform/platform.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { canViewAsRoles } from '../roles/roles.policy.ts'
import { assertRoleStands, listRoles, type RoleWithPermissions } from '../roles/roles.service.ts'
import {
  assertStillIn,
  findSession,
  getOwnSession,
  type SessionRow,
  viewInAs,
} from '../sessions/sessions.service.ts'

const MINUTE_MS = 60_000

/**
 * From now on this session sees the site as the role: what it is refused, is refused by the server.
 * @throws AppError notFound, or unauthenticated where the session has ended meanwhile
 */
export async function beginViewingAs(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: LoggedInActor,
  roleId: number,
): Promise<ViewedAs> {
  const session = await getOwnSession(platform, actor, actor.session?.id ?? 0)
  const until = new Date(platform.clock.now().getTime() + VIEW_AS_MINUTES * MINUTE_MS)
  await platform.db.transaction().execute(async (tx) => {
    await assertStillIn(tx, actor)
    await assertRoleStands(tx, roleId)
    await viewInAs(platform, tx, session, { roleId, until })
  })
  const row = { viewed_as_role_id: roleId, viewed_as_until: until }
  const { viewedAs } = await viewedAsRole(platform, actor, row)
  if (!viewedAs) throw new AppError('notFound')
  return viewedAs
}

/** The site shows itself as usual again. Where nothing was begun, nothing happens. */
export async function stopViewingAs(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  token: string,
): Promise<void> {
  const session = await findSession(platform, token)
  if (!session) return
  await platform.db.transaction().execute((tx) => viewInAs(platform, tx, session, null))
}

/**
 * Somebody as whom this session has the site see them: themselves, or who has but that role. Nobody is given what they
 * lack: neither a right, nor a plan, nor the advantages of premium members. Where the view ended by itself, its mark
 * stays with the session until a page without the bar says that it knows, by {@link stopViewingAs}, or begins anew.
 */
export async function viewedAsRole(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  {
    viewed_as_role_id: roleId,
    viewed_as_until: until,
  }: Pick<SessionRow, 'viewed_as_role_id' | 'viewed_as_until'>,
): Promise<Actor> {
  if (!until) return actor
  const isOver = until <= platform.clock.now() || !canViewAsRoles(actor)
  const all = isOver ? [] : await listRoles(platform)
  const role = all.find(({ id }) => id === roleId)
  return role
    ? narrowed(actor, { role, held: heldWith(role, all), until })
    : { ...actor, hasViewEnded: true }
}

/** Members have what every new account gets besides. */
const heldWith = (role: RoleWithPermissions, all: readonly RoleWithPermissions[]) =>
  role.key === 'guest' ? [role] : all.filter((other) => other.id === role.id || other.isDefault)

interface Looked {
  readonly role: RoleWithPermissions
  readonly held: readonly RoleWithPermissions[]
  readonly until: Date
}

function narrowed(actor: Actor, { role, held, until }: Looked): Actor {
  const permissions = mergePermissions(held.flatMap((one) => one.permissions))
  const hasPremium = held.some(({ key }) => key === 'premium')
  const isPartial =
    !hasEveryPermissionOf(actor, { permissions }) || (hasPremium && !actor.isPremium)
  const isGuest = role.key === 'guest'
  return {
    user: isGuest ? null : actor.user,
    roles: held.map(({ id, key, name }) => ({ id, key, name })),
    permissions: narrowPermissions(actor.permissions, permissions),
    isPremium: hasPremium && actor.isPremium,
    isSubscribed: false,
    session: isGuest ? null : actor.session,
    viewedAs: { roleId: role.id, name: role.name, until, isPartial },
  }
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What ends it. */
const WAYS_OUT: ReadonlySet<string> = new Set(['/api/v1/view-as', '/auth/logout'])
/** What begins it anew, where it has ended. */
const WAY_IN = '/api/v1/roles/:id/view-as'

/** Calls that change something, though they are made by GET. */
const WRITING_BY_GET: ReadonlySet<string> = new Set([
  '/api/v1/workspace/join/:inviteId',
  '/secure/auth/social/:service/login',
  '/secure/auth/social/:service/connect',
  '/secure/auth/social/:service/callback',
])

/**
 * Whoever looks changes nothing: what would be written were theirs, and made with rights that are not. Nor does who looked
 * until the role was gone, or the hour over, while the bar stands in their page: they would do it with all their rights.
 * @throws AppError conflict
 */
export function assertOnlyLooks(actor: Actor, { method, url }: { method: string; url: string }) {
  if (!(actor.viewedAs || actor.hasViewEnded) || WAYS_OUT.has(url)) return
  if (actor.hasViewEnded && url === WAY_IN) return
  if (!READING.has(method) || WRITING_BY_GET.has(url))
    throw new AppError('conflict', {
      message: actor.viewedAs
        ? 'You see the site as a role: nothing can be changed until you stop.'
        : 'You no longer see the site as a role, so nothing was done. Do it again as yourself if you mean it.',
    })
}
