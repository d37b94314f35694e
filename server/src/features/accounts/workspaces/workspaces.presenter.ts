import type {
  PendingInviteView,
  ReceivedInviteView,
  WorkspaceDetailsView,
  WorkspaceMemberView,
  WorkspaceView,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { displayName } from '../users/users.presenter.ts'
import type { InviteWithNames } from './invites.service.ts'
import type { Membership, MemberRow } from './workspaces.service.ts'

type GivenRole = PendingInviteView['role']

export function presentWorkspace({
  id,
  version,
  name,
  members_count,
  role,
}: Membership): WorkspaceView {
  return { id, version, name, default: id === 0, members_count: Number(members_count), role }
}

export interface WorkspaceDetails {
  readonly membership: Membership
  readonly members: readonly MemberRow[]
  readonly invites: readonly InviteWithNames[]
}

export function presentMember(member: MemberRow): WorkspaceMemberView {
  return {
    user_id: member.user_id,
    version: member.version,
    name: displayName(member),
    username: member.username,
    image: member.image,
    role: member.role,
    joined_at: member.joined_at.toISOString(),
  }
}

export function presentDetails(
  { membership, members, invites }: WorkspaceDetails,
  now: Date,
): WorkspaceDetailsView {
  return {
    ...presentWorkspace(membership),
    members: members.map(presentMember),
    invites: invites.map((invite) => ({
      id: invite.id,
      invitee: invite.email ?? invite.invitee_username ?? '',
      role: invite.role as GivenRole,
      sent_at: invite.sent_at.toISOString(),
      is_expired: invite.expires_at <= now,
    })),
  }
}

export function presentReceivedInvite(
  invite: InviteWithNames,
  inviteId: string,
): ReceivedInviteView {
  return {
    id: inviteId,
    workspace_name: invite.workspace_name,
    role: invite.role as GivenRole,
    invited_by: invite.inviter_name,
  }
}
