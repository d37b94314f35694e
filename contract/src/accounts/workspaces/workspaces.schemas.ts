import { z } from 'zod'
import { defineQuota } from '../../core/quota.ts'
import { id, line, token } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'

export const WORKSPACE_NAME_MAX_LENGTH = 60
/** Of one workspace, invitations that wait included; the restriction `members` of `workspaces.create` may say less. */
export const WORKSPACE_MEMBERS_MAX = 100
export const WORKSPACES_QUOTA = defineQuota({
  name: 'workspaces',
  restriction: { permission: 'workspaces.create', name: 'count' },
})
/** Members and open invitations of one workspace, by what its owner's roles allow. */
export const WORKSPACE_SEATS_QUOTA = defineQuota({
  name: 'workspace-seats',
  most: WORKSPACE_MEMBERS_MAX,
  restriction: { permission: 'workspaces.create', name: 'members' },
})
export const WORKSPACE_INVITE_DAYS = 14
/** The one that everybody has: themselves. */
export const PERSONAL_WORKSPACE = {
  id: 0,
  name: 'Default',
  version: 1,
  default: true,
  members_count: 1,
} as const

export const WORKSPACE_ROLES = ['owner', 'admin', 'member'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]
/** What somebody can be invited as, or made. */
export const GIVEN_WORKSPACE_ROLES = ['admin', 'member'] as const

/** Names of the roles: keys of language lines. */
export const WORKSPACE_ROLE_NAMES: Readonly<Record<WorkspaceRole, string>> = {
  owner: 'Owner',
  admin: 'Administrator',
  member: 'Member',
}

export const workspaceForm = z.object({
  name: line({
    max: WORKSPACE_NAME_MAX_LENGTH,
    missing: 'Please enter a name.',
    tooLong: 'This name is too long.',
  }),
})

export const renameWorkspaceForm = workspaceForm.extend(seenVersion.shape)

const role = z.enum(GIVEN_WORKSPACE_ROLES, 'Please choose a role of the list.')

export const inviteForm = z.object({
  /** An email address, or the username of an account. */
  invitee: line({
    max: 254,
    missing: 'Please enter an email address or a username.',
    tooLong: 'Please enter an email address or a username.',
  }),
  role: role.default('member'),
})

export const memberForm = z.object({ role }).extend(seenVersion.shape)

export const memberParams = z.object({ id, userId: id })
export const pendingInviteParams = z.object({ id, pendingId: id })
export const inviteParams = z.object({ inviteId: token({ max: 64 }) })

/** A workspace as its members see it. */
export const workspaceView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  /** The personal one. */
  default: z.boolean(),
  members_count: z.number(),
  /** The reader's. */
  role: z.enum(WORKSPACE_ROLES),
})
export type WorkspaceView = z.infer<typeof workspaceView>

export const workspaceMemberView = z.object({
  user_id: z.number(),
  version: versionView,
  name: z.string(),
  username: z.string(),
  image: z.string().nullable(),
  role: z.enum(WORKSPACE_ROLES),
  joined_at: z.string(),
})
export type WorkspaceMemberView = z.infer<typeof workspaceMemberView>

/** An invitation that was not answered yet. Its id opens nothing: what does is sent to the invited alone. */
export const pendingInviteView = z.object({
  id: z.number(),
  /** The address or the name that was typed. */
  invitee: z.string(),
  role: z.enum(GIVEN_WORKSPACE_ROLES),
  sent_at: z.string(),
  is_expired: z.boolean(),
})
export type PendingInviteView = z.infer<typeof pendingInviteView>

export const workspaceDetailsView = workspaceView.extend({
  members: z.array(workspaceMemberView),
  /** Empty for those who may not invite. */
  invites: z.array(pendingInviteView),
})
export type WorkspaceDetailsView = z.infer<typeof workspaceDetailsView>

/** An invitation as the invited sees it. */
export const receivedInviteView = z.object({
  id: z.string(),
  workspace_name: z.string(),
  role: z.enum(GIVEN_WORKSPACE_ROLES),
  /** Null: who invited has no account any more. */
  invited_by: z.string().nullable(),
})
export type ReceivedInviteView = z.infer<typeof receivedInviteView>
