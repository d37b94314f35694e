import {
  MOST_COUNTED_MEMBERS,
  type RoleView,
} from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { RoleRow } from './define-roles.service.ts'
import { canDefineRole, canDeleteRole } from './roles.policy.ts'

export function presentRole(row: RoleRow, actor: Actor): RoleView {
  const { members_count: count, permissions, ...role } = row
  return {
    ...role,
    permissions: permissions.map(({ name, restrictions }) => ({
      name,
      restrictions: restrictions.map((restriction) => ({ ...restriction })),
    })),
    members_count: Math.min(count, MOST_COUNTED_MEMBERS),
    members_count_is_minimum: count > MOST_COUNTED_MEMBERS,
    can: { update: canDefineRole(actor, row), delete: canDeleteRole(actor, row) },
  }
}
