import type { MemberPermissionsForm } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import { isDeepStrictEqual } from 'node:util'
import { lockAsSeen, OutdatedRecords } from '../../../platform/access/seen-versions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readRights, type Rights, saveRights } from '../roles/roles.service.ts'
import { keepingAdministrator } from '../roles/administrators.service.ts'
import { recordingAccountChange } from '../users/change-accounts.service.ts'
import { rolesToGive } from './create-member.service.ts'
import { canManageMember } from './members.policy.ts'

/**
 * Gives an account roles and permissions of its own, and takes all others. What the caller may give is what they have
 * themselves while it is written.
 * @throws AppError validation by field, forbidden, conflict for the last administrator; OutdatedRecords, also where the
 * rights are others than those that were seen
 */
export function changeMemberPermissions(
  platform: Needs<'db' | 'cache' | 'config'>,
  actor: LoggedInActor,
  userId: number,
  form: MemberPermissionsForm,
): Promise<void> {
  return platform.db
    .transaction()
    .execute((tx) =>
      keepingAdministrator(platform, tx, () => changeLocked(platform, tx, actor, { userId, form })),
    )
}

interface Changed {
  readonly userId: number
  readonly form: MemberPermissionsForm
}

async function changeLocked(
  platform: Needs<'cache'>,
  tx: Database,
  actor: LoggedInActor,
  { userId, form }: Changed,
): Promise<void> {
  await lockAsSeen(tx, 'users', { [userId]: form.version })
  const held = await readRights(tx, userId)
  const seen = { roleIds: form.roles_seen, own: form.permissions_seen }
  if (!isSame(held, seen))
    throw new OutdatedRecords('users', [{ id: userId, seen: form.version, version: form.version }])
  // Somebody may have taken rights from the caller meanwhile.
  const { permissions } = await readRights(tx, actor.user.id)
  const giver = { ...actor, permissions }
  if (!canManageMember(giver, { id: userId, permissions: held.permissions }))
    throw new AppError('forbidden')
  const added = form.roles.filter((id) => !held.roleIds.includes(id))
  rolesToGive(held.all, giver, added, (id) => form.roles.indexOf(id))
  assertMayGive(giver, form.permissions)
  await recordingAccountChange(tx, { userId, action: 'updated' }, () =>
    saveRights(platform, tx, userId, { roleIds: [...new Set(form.roles)], own: form.permissions }),
  )
}

/** @throws AppError validation on the first that the giver lacks */
function assertMayGive(giver: LoggedInActor, granted: readonly GrantedPermission[]): void {
  for (const [place, one] of granted.entries())
    if (!giver.permissions.some(({ name }) => name === one.name || name === 'admin'))
      throw fieldError(`permissions.${place}`, 'You cannot give a right that you lack.')
}

type Held = Pick<Rights, 'roleIds' | 'own'>

/** Whether both are the same roles and permissions, in whatever order they are told. */
export function isSame(one: Held, other: Held): boolean {
  return isDeepStrictEqual(inOrder(one), inOrder(other))
}

const inOrder = ({ roleIds, own }: Held) => ({
  roleIds: [...new Set(roleIds)].toSorted((a, b) => a - b),
  own: own
    .map(({ name, restrictions }) => ({
      name,
      restrictions: restrictions
        .map((limit) => ({ name: limit.name, value: limit.value }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
})
