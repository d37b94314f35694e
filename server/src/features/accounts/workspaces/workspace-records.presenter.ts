import type {
  WorkspacePersonView,
  WorkspaceRecordRow,
} from '@mediatheque/contract/accounts/workspaces/workspace-records.schemas.ts'
import { displayName } from '../users/users.presenter.ts'
import type { WorkspaceRecord } from './workspace-records.service.ts'
import type { MemberRow } from './workspaces.service.ts'

export function presentRecord({ owner, created_at, ...row }: WorkspaceRecord): WorkspaceRecordRow {
  return {
    ...row,
    owner: owner && {
      id: owner.id,
      username: owner.username,
      name: displayName(owner),
      image: owner.image,
    },
    created_at: created_at.toISOString(),
  }
}

export function presentPerson(member: MemberRow): WorkspacePersonView {
  return {
    id: member.user_id,
    username: member.username,
    name: displayName(member),
    image: member.image,
    role: member.role,
    joined_at: member.joined_at.toISOString(),
  }
}

/** What a file says of each column. */
export const recordCells = {
  name: ({ name }: WorkspaceRecord) => name,
  owner: ({ owner }: WorkspaceRecord) => owner?.username ?? '',
  members_count: ({ members_count }: WorkspaceRecord) => members_count,
  invites_count: ({ invites_count }: WorkspaceRecord) => invites_count,
  created_at: ({ created_at }: WorkspaceRecord) => created_at.toISOString(),
}
