import type {
  DeleteRoleForm,
  RoleForm,
} from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import {
  type GrantedPermission,
  hasPermission,
  MEMBER_PERMISSIONS,
  type Permission,
} from '@mediatheque/contract/core/permissions.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { keepingAdministrator } from './administrators.service.ts'
import {
  deleteRoleRow,
  findRoleRows,
  giveInstead,
  insertRole,
  replacePermissionsOfRole,
  type RoleRow,
  updateRole,
} from './role-records.repository.ts'
import { auditedRoles } from './roles.history.ts'
import { canDefineRole, canDeleteRole } from './roles.policy.ts'
import { readRights, ROLES_TAG } from './roles.service.ts'

export type { RoleRow } from './role-records.repository.ts'
type ToDefine = Needs<'db' | 'cache' | 'config'>

export const listRoleRows = ({ db }: Needs<'db'>): Promise<RoleRow[]> => findRoleRows(db)

export async function findRoleRow({ db }: Needs<'db'>, id: number): Promise<RoleRow | undefined> {
  return (await findRoleRows(db, [id]))[0]
}

/** @throws AppError notFound */
export async function getRoleRow(platform: Needs<'db'>, id: number): Promise<RoleRow> {
  const row = await findRoleRow(platform, id)
  if (!row) throw new AppError('notFound')
  return row
}

/** @throws AppError validation by field */
export async function createRole(
  platform: ToDefine,
  actor: LoggedInActor,
  { permissions, ...values }: RoleForm,
): Promise<RoleRow> {
  return platform.db
    .transaction()
    .execute(async (tx) => {
      assertFit({ key: null, is_default: values.is_default, permissions })
      assertHas(await readRights(tx, actor.user.id), permissions)
      const id = await insertRole(tx, values)
      await replacePermissionsOfRole(tx, id, permissions)
      await recordCreated(tx, auditedRoles, [id])
      await platform.cache.invalidate([ROLES_TAG], tx)
      return getRoleRow({ db: tx }, id)
    })
    .catch(refuseTakenName)
}

/**
 * In force at once, in every process, for all who have it. What the caller may give is what they have while it is written.
 * @throws AppError validation by field, forbidden, conflict for the last administrator; OutdatedRecords
 */
export function saveRole(
  platform: ToDefine,
  actor: LoggedInActor,
  id: number,
  { version, permissions, ...values }: RoleForm & { readonly version: number },
): Promise<RoleRow> {
  return changing(platform, async (tx) => {
    await lockAsSeen(tx, 'roles', { [id]: version })
    const role = await getRoleRow({ db: tx }, id)
    const giver = await giverNow(tx, actor)
    if (!canDefineRole(giver, role)) throw new AppError('forbidden')
    assertFit({ key: role.key, is_default: values.is_default, permissions })
    assertHas(giver, permissions)
    await recordingChanges(tx, auditedRoles, { ids: [id], action: 'updated' }, async () => {
      await updateRole(tx, id, values)
      await replacePermissionsOfRole(tx, id, permissions)
    })
    await platform.cache.invalidate([ROLES_TAG], tx)
    return getRoleRow({ db: tx }, id)
  })
}

/**
 * Whoever has it gets the other one instead, if one is named.
 * @throws AppError validation on `replacement_id`, forbidden, conflict for the last administrator; OutdatedRecords
 */
export function deleteRole(
  platform: ToDefine,
  actor: LoggedInActor,
  id: number,
  { version, replacement_id: otherId }: DeleteRoleForm,
): Promise<void> {
  return changing(platform, async (tx) => {
    await lockAsSeen(tx, 'roles', { [id]: version })
    const role = await getRoleRow({ db: tx }, id)
    const giver = await giverNow(tx, actor)
    if (!canDeleteRole(giver, role)) throw new AppError('forbidden')
    if (role.members_count > 0 && otherId === undefined)
      throw fieldError('replacement_id', 'Please choose what its members get instead.')
    const refuse = (message: string) => fieldError('replacement_id', message)
    if (otherId) {
      const other = await findRoleRow({ db: tx }, otherId)
      if (!other || otherId === id) throw refuse('This role does not exist any more.')
      if (other.key === 'guest') throw refuse('Nobody can be given this role.')
      if (!canDefineRole(giver, other)) throw refuse('This role has rights that you lack.')
    }
    await recordingChanges(tx, auditedRoles, { ids: [id], action: 'deleted' }, async () => {
      if (otherId) await giveInstead(tx, id, otherId)
      await deleteRoleRow(tx, id)
    })
    await platform.cache.invalidate([ROLES_TAG], tx)
  })
}

function changing<Result>(
  platform: ToDefine,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return platform.db
    .transaction()
    .execute((tx) => keepingAdministrator(platform, tx, () => work(tx)))
    .catch(refuseTakenName)
}

/** Somebody may have taken rights from the caller meanwhile. */
async function giverNow(tx: Database, actor: LoggedInActor): Promise<LoggedInActor> {
  const { permissions } = await readRights(tx, actor.user.id)
  return { ...actor, permissions }
}

const OF_MEMBERS: ReadonlySet<string> = new Set(MEMBER_PERMISSIONS)

/** @throws AppError validation: who everybody is has no rights of staff, and the administrator keeps all */
function assertFit({
  key,
  is_default: isDefault,
  permissions,
}: Pick<RoleRow, 'key' | 'is_default' | 'permissions'>): void {
  if (key === 'guest' && isDefault)
    throw fieldError('is_default', 'This role is that of visitors, who have no account.')
  const staff = permissions.findIndex(({ name }) => !OF_MEMBERS.has(name))
  if ((key === 'guest' || isDefault) && staff >= 0)
    throw fieldError(
      `permissions.${staff}`,
      'A role that everybody has gives no rights over what is others’.',
    )
  if (key === 'admin' && !permissions.some(({ name }) => name === 'admin'))
    throw fieldError('permissions', 'The role of administrators keeps all rights.')
}

/** @throws AppError validation on the first that the giver lacks */
function assertHas(
  giver: { readonly permissions: readonly GrantedPermission[] },
  permissions: readonly GrantedPermission[],
): void {
  const lacked = permissions.findIndex(({ name }) => !hasPermission(giver, name as Permission))
  if (lacked >= 0)
    throw fieldError(`permissions.${lacked}`, 'You cannot give a right that you lack.')
}

function refuseTakenName(error: Error & { constraint?: string }): never {
  if (error.constraint === 'roles_name_key')
    throw fieldError('name', 'There is a role with this name already.')
  throw error
}
