import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { seenVersion } from '../../core/version.ts'
import {
  renameWorkspaceForm,
  WORKSPACE_SEATS_QUOTA,
  WORKSPACES_QUOTA,
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
    access: userWith('workspaces.create', { quota: WORKSPACES_QUOTA }),
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
    access: withAccess(user, { record: true, version: true }),
    summary: 'Give a workspace another name',
    params: idParams,
    body: renameWorkspaceForm,
    response: details,
  }),
  deleteWorkspace: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Delete an own workspace',
    params: idParams,
    body: seenVersion,
    ...nothing,
  }),
  leaveWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/leave',
    access: withAccess(user, {
      record: true,
      noVersion: 'One leaves a workspace for what one is in it, whatever it is called by now.',
    }),
    summary:
      'Leave a workspace; an own one passes to one of its administrators or members, and closes without any',
    params: idParams,
    ...nothing,
  }),
  switchWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/switch',
    access: withAccess(user, {
      noRecord: 'Looked up among the own memberships; 0 is the personal one.',
    }),
    summary: 'Make a workspace the active one; 0 is the personal one',
    params: z.object({ id: wholeNumber({ most: Number.MAX_SAFE_INTEGER }) }),
    response: joined,
  }),
  changeWorkspaceMember: defineEndpoint({
    method: 'PUT',
    path: 'workspace/:id/members/:userId',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Give a member another role',
    params: memberParams,
    body: memberForm,
    response: details,
  }),
  removeWorkspaceMember: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id/members/:userId',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Remove a member',
    params: memberParams,
    body: seenVersion,
    response: details,
  }),
  inviteToWorkspace: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/invites',
    access: withAccess(user, {
      record: true,
      noVersion: 'It adds an invitation and changes nothing that was seen.',
      quota: WORKSPACE_SEATS_QUOTA,
    }),
    summary: 'Invite somebody by email address or username',
    params: idParams,
    body: inviteForm,
    status: 201,
    response: details,
  }),
  resendInvite: defineEndpoint({
    method: 'POST',
    path: 'workspace/:id/invites/:pendingId/resend',
    access: withAccess(user, {
      record: true,
      noVersion: 'An invitation never changes; it is sent again as it is.',
    }),
    summary: 'Send an invitation again, for another while',
    params: pendingInviteParams,
    response: details,
  }),
  cancelInvite: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/:id/invites/:pendingId',
    access: withAccess(user, {
      record: true,
      noVersion: 'An invitation never changes; it is answered or gone.',
    }),
    summary: 'Take an invitation back',
    params: pendingInviteParams,
    response: details,
  }),
  getInvite: defineEndpoint({
    method: 'GET',
    path: 'workspace/invite/:inviteId',
    access: withAccess(user, {
      noRecord:
        'An invitation answers to the account or address that it was sent to, and to its secret.',
    }),
    summary: 'An invitation to oneself',
    params: inviteParams,
    /** Who came by it, or is in its workspace otherwise, is told which one. */
    response: z.object({ invite: receivedInviteView.nullable(), joined_id: z.number().nullable() }),
  }),
  joinWorkspace: defineEndpoint({
    method: 'GET',
    path: 'workspace/join/:inviteId',
    access: withAccess(user, {
      noRecord:
        'An invitation answers to the account or address that it was sent to, and to its secret.',
    }),
    summary:
      'Join by invitation, for our own pages and programs; a link from elsewhere leads to the page that asks first',
    params: inviteParams,
    response: joined,
  }),
  acceptInvite: defineEndpoint({
    method: 'POST',
    path: 'workspace/join/:inviteId',
    access: withAccess(user, {
      noRecord:
        'An invitation answers to the account or address that it was sent to, and to its secret.',
    }),
    summary: 'Join by invitation',
    params: inviteParams,
    response: joined,
  }),
  declineInvite: defineEndpoint({
    method: 'DELETE',
    path: 'workspace/invite/:inviteId',
    access: withAccess(user, {
      noRecord:
        'An invitation answers to the account or address that it was sent to, and to its secret.',
    }),
    summary: 'Decline an invitation to oneself',
    params: inviteParams,
    ...nothing,
  }),
}
