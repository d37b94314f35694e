import type { CreateMemberForm } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { inviteToChoosePassword } from '../passwords/passwords.service.ts'
import { giveRolesById, listRoles, type RoleWithPermissions } from '../roles/roles.service.ts'
import { createAccount, findTakenFields } from '../users/create-account.service.ts'
import { recordingNewAccount } from '../users/change-accounts.service.ts'
import { canGiveRole } from './members.policy.ts'

/**
 * An account for somebody whose address the team vouches for. They get a mail with a link to choose a password; until
 * then nothing opens it.
 * @returns its number
 * @throws AppError validation by field, also for a role with rights that the caller lacks
 */
export async function createMember(
  platform: Needs<'db' | 'cache' | 'clock' | 'jobs'>,
  actor: LoggedInActor,
  { roles: roleIds, first_name, last_name, ...names }: CreateMemberForm,
  language: Language,
): Promise<number> {
  const fields = await findTakenFields(platform, names)
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  const given = rolesToGive(await listRoles(platform), actor, roleIds)
  return createAccount(platform, {
    ...names,
    passwordHash: null,
    firstName: first_name ?? undefined,
    lastName: last_name ?? undefined,
    isEmailVerified: true,
    onCreated: async (tx: Database, userId) => {
      await giveRolesById(platform, tx, userId, given)
      await recordingNewAccount(tx, userId)
      await inviteToChoosePassword(platform, tx, { userId, language })
    },
  })
}

/**
 * @param placeOf where each stands in what was sent
 * @throws AppError validation on the first that is not there, or that the caller may not give
 */
export function rolesToGive(
  all: readonly RoleWithPermissions[],
  actor: LoggedInActor,
  roleIds: readonly number[],
  placeOf: (id: number) => number = (id) => roleIds.indexOf(id),
): readonly number[] {
  const wanted = [...new Set(roleIds)]
  for (const id of wanted) {
    const role = all.find((one) => one.id === id)
    const refuse = (message: string) => fieldError(`roles.${placeOf(id)}`, message)
    if (!role) throw refuse('This role does not exist any more.')
    if (role.key === 'guest') throw refuse('Nobody can be given this role.')
    if (!canGiveRole(actor, role)) throw refuse('This role has rights that you lack.')
  }
  return wanted
}
