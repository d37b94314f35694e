import { z } from 'zod'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import {
  inviteForm,
  inviteParams,
  memberForm,
  memberParams,
  pendingInviteParams,
  receivedInviteView,
  workspaceDetailsView,
  workspaceForm,
  workspaceView,
} from './workspaces.schemas.ts'

const workspace = z.object({ workspace: workspaceView })
const details = z.object({ workspace: workspaceDetailsView })
const nothing = { status: 204, response: z.undefined() } as const
const joined = z.object({ workspace: workspaceView })

export const workspaceEndpoints = {
  listWorkspaces: defineEndpoint({
    method: 'GET',
    path: 'me/workspaces',
    access: user,
    summary:
      'Own workspaces, the personal one first, and the one that is active by the cookie activeWorkspaceId',
    response: z.object({ workspaces: z.array(workspaceView), active_id: z.number() }),
  }),
  createWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace',
    access: userWith('workspaces.create', { quota: 'count' }),
    summary: 'Make a workspace, as its owner',
    body: workspaceForm,
    status: 201,
    response: workspace,
  }),
  getWorkspace: defineEndpoint({
    method: 'GET',
    path: 'workspace/:id',
    access: withAccess(user, { record: true }),
    summary:
      'A workspace of which one is a member: its members and, for those who may invite, the open invitations',
    params: idParams,
    response: details,
  }),
  renameWorkspace: defineEndpoint({
    method: 'PUT',
    path: 'workspace/:id',
    access: withAccess(user, { record: true }),
    summary: 'Give a workspace another name',
    params: idParams,
    body: workspaceForm,
    response: details,
  }),
  deleteWorkspace: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id',
    access: withAccess(user, { record: true }),
    summary: 'Delete an own workspace',
    params: idParams,
    ...nothing,
  }),
  leaveWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/leave',
    access: withAccess(user, { record: true }),
    summary: 'Leave a workspace that somebody else owns',
    params: idParams,
    ...nothing,
  }),
  switchWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/switch',
    access: user,
    summary: 'Make a workspace the active one; 0 is the personal one',
    params: z.object({ id: z.coerce.number().int().min(0) }),
    response: joined,
  }),
  changeWorkspaceMember: defineEndpoint({
    method: 'PUT',
    path: 'workspace/:id/members/:userId',
    access: withAccess(user, { record: true }),
    summary: 'Give a member another role',
    params: memberParams,
    body: memberForm,
    response: details,
  }),
  removeWorkspaceMember: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id/members/:userId',
    access: withAccess(user, { record: true }),
    summary: 'Remove a member',
    params: memberParams,
    response: details,
  }),
  inviteToWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/invites',
    access: withAccess(user, { record: true }),
    summary: 'Invite somebody by email address or username',
    params: idParams,
    body: inviteForm,
    status: 201,
    response: details,
  }),
  resendInvite: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/invites/:pendingId/resend',
    access: withAccess(user, { record: true }),
    summary: 'Send an invitation again, for another while',
    params: pendingInviteParams,
    response: details,
  }),
  cancelInvite: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id/invites/:pendingId',
    access: withAccess(user, { record: true }),
    summary: 'Take an invitation back',
    params: pendingInviteParams,
    response: details,
  }),
  getInvite: defineEndpoint({
    method: 'GET',
    path: 'workspace/invite/:inviteId',
    access: user,
    summary: 'An invitation to oneself',
    params: inviteParams,
    /** Who came by it, or is in its workspace otherwise, is told which one. */
    response: z.object({ invite: receivedInviteView.nullable(), joined_id: z.number().nullable() }),
  }),
  joinWorkspace: defineEndpoint({
    method: 'GET',
    path: 'workspace/join/:inviteId',
    access: user,
    summary: 'Join by invitation; called by our own pages only',
    params: inviteParams,
    response: joined,
  }),
  acceptInvite: defineEndpoint({
    method: 'POST',
    path: 'workspace/join/:inviteId',
    access: user,
    summary: 'Join by invitation',
    params: inviteParams,
    response: joined,
  }),
  declineInvite: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/invite/:inviteId',
    access: user,
    summary: 'Decline an invitation to oneself',
    params: inviteParams,
    ...nothing,
  }),
}
