import type {
  memberList,
  MemberState,
} from '@mediatheque/contract/accounts/members/members.list.ts'
import type {
  GivenRoleView,
  MemberRow,
} from '@mediatheque/contract/accounts/members/members.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type { RoleWithPermissions } from '../roles/roles.service.ts'
import { bannedSince } from '../users/standing.service.ts'
import { displayName } from '../users/users.presenter.ts'
import type { Member } from './list-members.service.ts'
import { canDeleteMember, canGiveRole, canManageMember } from './members.policy.ts'

function stateOf({ row }: Pick<Member, 'row'>, now: Date): MemberState {
  if (bannedSince(row, now)) return 'suspended'
  return row.email_verified_at ? 'active' : 'unverified'
}

function isPremium({ row, roles }: Member, now: Date): boolean {
  const isMarked = row.is_premium && (row.premium_until === null || row.premium_until > now)
  return isMarked || row.has_premium_plan || roles.some(({ key }) => key === 'premium')
}

export function presentMember(
  member: Member,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): MemberRow {
  const { row, roles, permissions } = member
  const ranked = { id: row.id, permissions }
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    name: displayName(row),
    image: row.image,
    email: row.email,
    roles: roles.map(({ id, name }) => ({ id, name })),
    state: stateOf(member, now),
    is_premium: isPremium(member, now),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    is_own: row.id === actor.user?.id,
    can: { manage: canManageMember(actor, ranked), delete: canDeleteMember(actor, ranked) },
  }
}

/** With lists of its own: what is kept is not handed out. */
export const presentPermission = ({ name, restrictions }: GrantedPermission) => ({
  name,
  restrictions: restrictions.map((restriction) => ({ ...restriction })),
})

export const presentGivenRole = (role: RoleWithPermissions, actor: Actor): GivenRoleView => ({
  id: role.id,
  name: role.name,
  description: role.description,
  is_default: role.isDefault,
  permissions: role.permissions.map(presentPermission),
  can_give: canGiveRole(actor, role),
})

/** The columns of the list in a file. */
export const memberCells = (now: Date): CsvCells<typeof memberList, Member> => ({
  username: ({ row }) => row.username,
  email: ({ row }) => row.email,
  roles: ({ roles }) => roles.map(({ name }) => name).join(', '),
  state: (member) => stateOf(member, now),
  is_premium: (member) => isPremium(member, now),
  created_at: ({ row }) => row.created_at.toISOString(),
  last_seen_at: ({ row }) => row.last_seen_at?.toISOString() ?? null,
  id: ({ row }) => row.id,
})
