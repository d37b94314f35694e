import { workspaceEndpoints } from '@mediatheque/contract/accounts/workspaces/workspaces.endpoints.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { WORKSPACE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint, type Call, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  accept,
  cancel,
  decline,
  findWorkspaceJoinedBy,
  getInvites,
  getInviteTo,
  invite,
  resend,
} from './invites.service.ts'
import { setWorkspaceCookie } from './workspace-cookie.ts'
import { canManageWorkspace, isAnyMember, ownsWorkspace } from './workspaces.policy.ts'
import {
  presentDetails,
  presentMember,
  presentReceivedInvite,
  presentWorkspace,
  type WorkspaceDetails,
} from './workspaces.presenter.ts'
import {
  changeMember,
  createWorkspace,
  deleteWorkspace,
  getMembers,
  findMember,
  findWorkspace,
  getMembership,
  leaveWorkspace,
  listWorkspaces,
  type MemberRow,
  type Membership,
  removeMember,
  renameWorkspace,
} from './workspaces.service.ts'

/** The personal one has no members, no name to change and nobody to invite. */
async function load({
  platform,
  actor,
  params,
}: {
  platform: Needs<'db'>
  actor: LoggedInActor
  params: { id: number }
}): Promise<Membership> {
  return getMembership(platform, params.id, actor.user.id)
}

async function detailsOf(
  platform: Needs<'db'>,
  actor: LoggedInActor,
  id: number,
): Promise<WorkspaceDetails> {
  const membership = await getMembership(platform, id, actor.user.id)
  const [members, invites] = await Promise.all([
    getMembers(platform, id),
    canManageWorkspace(membership) ? getInvites(platform, id) : [],
  ])
  return { membership, members, invites }
}

const present = (details: WorkspaceDetails, { platform }: { platform: Needs<'clock'> }) => ({
  workspace: presentDetails(details, platform.clock.now()),
})
const manages = (_actor: LoggedInActor, membership: Membership) => canManageWorkspace(membership)

async function join({
  platform,
  actor,
  params,
  reply,
}: Pick<Call<Endpoint>, 'platform' | 'reply'> & {
  actor: LoggedInActor
  params: { inviteId: string }
}) {
  const findJoined = () => findWorkspaceJoinedBy(platform, actor.user, params.inviteId)
  const workspaceId =
    (await findJoined()) ??
    (await accept(platform, actor, params.inviteId).catch(async (error: unknown) => {
      // Another tab may have been faster.
      const joined = await findJoined()
      if (joined === undefined) throw error
      return joined
    }))
  setWorkspaceCookie(reply, platform.config, workspaceId)
  return { workspace: presentWorkspace(await getMembership(platform, workspaceId, actor.user.id)) }
}

const versioned = viewOfRecord<Membership>({
  find: (id, { platform, actor }) => findWorkspace(platform, id, actor.user!.id),
  view: presentWorkspace,
})

const versionedMember = viewOfRecord<MemberRow>({
  find: (id, { platform }) => findMember(platform, id),
  view: presentMember,
})

/**
 * A program, or a call by a page of ours. A link, wherever it stands, and an address that was typed are asked about first:
 * a GET may be anybody's doing, and a picture on a page of ours may have been put there by somebody.
 */
const isFromOwnPage = ({
  actor,
  request: { headers },
}: Pick<Call<Endpoint>, 'actor' | 'request'>) =>
  actor.session === null ||
  (headers['sec-fetch-site'] === 'same-origin' &&
    (headers['sec-fetch-dest'] ?? 'empty') === 'empty')

export const workspaceRoutes = [
  bindEndpoint(workspaceEndpoints.listWorkspaces, {
    run: async ({ platform, actor, request }) => {
      const workspaces = await listWorkspaces(platform, actor.user.id)
      const wanted = Number(request.cookies[WORKSPACE_COOKIE] ?? 0)
      return {
        workspaces: workspaces.map(presentWorkspace),
        active_id: workspaces.some(({ id }) => id === wanted) ? wanted : 0,
      }
    },
  }),
  bindEndpoint(workspaceEndpoints.createWorkspace, {
    run: ({ platform, actor, body }) => createWorkspace(platform, actor, body.name),
    present: (membership) => ({ workspace: presentWorkspace(membership) }),
  }),
  bindEndpoint(workspaceEndpoints.getWorkspace, {
    load,
    policy: isAnyMember,
    run: ({ platform, actor, record }) => detailsOf(platform, actor, record.id),
    present,
  }),
  bindEndpoint(workspaceEndpoints.renameWorkspace, {
    versioned,
    load,
    policy: manages,
    run: async ({ platform, actor, record, body }) => {
      await renameWorkspace(platform, record.id, body)
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.deleteWorkspace, {
    versioned,
    load,
    policy: (_actor, membership) => ownsWorkspace(membership),
    run: async ({ platform, record, body }) => {
      await deleteWorkspace(platform, record.id, body.version)
      return undefined
    },
  }),
  bindEndpoint(workspaceEndpoints.leaveWorkspace, {
    load,
    policy: isAnyMember,
    run: async ({ platform, actor, record }) => {
      await leaveWorkspace(platform, record.id, actor.user.id)
      return undefined
    },
  }),
  bindEndpoint(workspaceEndpoints.switchWorkspace, {
    run: async ({ platform, actor, params, reply }) => {
      const membership = await getMembership(platform, params.id, actor.user.id)
      setWorkspaceCookie(reply, platform.config, membership.id)
      return { workspace: presentWorkspace(membership) }
    },
  }),
  bindEndpoint(workspaceEndpoints.changeWorkspaceMember, {
    versioned: versionedMember,
    load,
    policy: manages,
    run: async ({ platform, actor, record, params: { userId }, body: { role, version } }) => {
      await changeMember(platform, { workspaceId: record.id, userId, version }, role)
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.removeWorkspaceMember, {
    versioned: versionedMember,
    load,
    policy: manages,
    run: async ({ platform, actor, record, params: { userId }, body: { version } }) => {
      if (userId === actor.user.id)
        throw new AppError('conflict', { message: 'Leave the workspace instead.' })
      await removeMember(platform, { workspaceId: record.id, userId, version })
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.inviteToWorkspace, {
    load,
    policy: manages,
    run: async ({ platform, actor, record, body }) => {
      await invite(platform, actor.user!, { workspaceId: record.id, ...body })
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.resendInvite, {
    load,
    policy: manages,
    run: async ({ platform, actor, record, params }) => {
      await resend(platform, actor.user!, record.id, params.pendingId)
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.cancelInvite, {
    load,
    policy: manages,
    run: async ({ platform, actor, record, params }) => {
      await cancel(platform, record.id, params.pendingId)
      return detailsOf(platform, actor, record.id)
    },
    present,
  }),
  bindEndpoint(workspaceEndpoints.getInvite, {
    run: async ({ platform, actor, params }) => {
      const joinedId = await findWorkspaceJoinedBy(platform, actor.user, params.inviteId)
      if (joinedId !== undefined) return { invite: null, joined_id: joinedId }
      return {
        invite: presentReceivedInvite(
          await getInviteTo(platform, actor.user, params.inviteId),
          params.inviteId,
        ),
        joined_id: null,
      }
    },
  }),
  bindEndpoint(workspaceEndpoints.joinWorkspace, {
    run: async (call) => {
      if (isFromOwnPage(call)) return join(call)
      const { platform, params, reply } = call
      const query = new URLSearchParams({ invite: params.inviteId })
      await reply.redirect(`${platform.config.baseUrl}/workspaces?${query}`)
      return { workspace: presentWorkspace(await getMembership(platform, 0, call.actor.user.id)) }
    },
  }),
  bindEndpoint(workspaceEndpoints.acceptInvite, { run: join }),
  bindEndpoint(workspaceEndpoints.declineInvite, {
    run: async ({ platform, actor, params }) => {
      await decline(platform, actor.user, params.inviteId)
      return undefined
    },
  }),
]
