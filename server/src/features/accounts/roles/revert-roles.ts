import { roleEndpoints } from '@mediatheque/contract/accounts/roles/roles.endpoints.ts'
import { updateRoleForm } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { getRoleRow, saveRole } from './define-roles.service.ts'
import { grantedIn } from './role-records.repository.ts'

/** As if somebody had typed these values into the form of the role: with its rules, who may give which rights among them. */
async function writeRoleValues(
  { platform, actor, t }: HistoryReader,
  { id, version }: RevertedRecord,
  { permissions: words, ...values }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const role = await getRoleRow(platform, Number(id))
  const { name, description, is_default, position } = { ...role, ...values }
  const permissions = Array.isArray(words) ? words.map(String).map(grantedIn) : role.permissions
  const typed = { name, description, is_default, position, permissions, version }
  await saveRole(platform, actor, role.id, readInput(updateRoleForm, typed, t))
}

export const revertibleRoles: Revertible = {
  kind: 'role',
  fields: ['name', 'description', 'is_default', 'position', 'permissions'],
  by: roleEndpoints.updateRole,
  write: writeRoleValues,
}
