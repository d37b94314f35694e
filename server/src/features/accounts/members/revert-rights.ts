import { memberEditingEndpoints } from '@mediatheque/contract/accounts/members/member-editing.endpoints.ts'
import { memberPermissionsForm } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { grantedIn, listRoles, type RoleWithPermissions } from '../roles/roles.service.ts'
import { changeMemberPermissions } from './member-permissions.service.ts'

/** Trust is told by itself, and given by a call of its own: it stays as it is. */
const TRUST = { name: 'liens.autoapprove', restrictions: [] }

/**
 * As if somebody had chosen these roles and permissions for the account: with the rules of who may give what, and of the
 * last administrator.
 */
async function writeRights(
  { platform, actor, t }: HistoryReader,
  { id, version, now }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const all = await listRoles(platform)
  const rightsIn = (told: Readonly<Record<string, unknown>>) => ({
    roles: wordsOf(told['roles']).map((name) => idOfRole(all, name, t)),
    permissions: [
      ...wordsOf(told['permissions']).map(grantedIn),
      ...(now['is_trusted'] === true ? [TRUST] : []),
    ],
  })
  const seen = rightsIn(now)
  const form = {
    ...rightsIn({ ...now, ...values }),
    roles_seen: seen.roles,
    permissions_seen: seen.permissions,
    version,
  }
  await changeMemberPermissions(
    platform,
    actor,
    Number(id),
    readInput(memberPermissionsForm, form, t),
  )
}

const wordsOf = (words: unknown) => (Array.isArray(words) ? words.map(String) : [])

/** The history has roles by their names, of which there is one of each. */
function idOfRole(
  all: readonly RoleWithPermissions[],
  name: string,
  t: HistoryReader['t'],
): number {
  const role = all.find((one) => one.name === name)
  if (role) return role.id
  throw new AppError('conflict', { message: t('This role does not exist any more.') })
}

export const revertibleRights: Revertible = {
  kind: 'user',
  fields: ['roles', 'permissions'],
  by: memberEditingEndpoints.changeMemberPermissions,
  write: writeRights,
}
