import {
  PERSONAL_WORKSPACE,
  WORKSPACES_QUOTA,
  type WorkspaceRole,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { deleteNotificationsOfWorkspace } from '../notifications/notifications.service.ts'
import { notify, type ToNotify } from '../notifications/notify.service.ts'
import { displayName } from '../users/users.presenter.ts'
import {
  countOwned,
  deleteMember,
  deleteMembershipsOf,
  deleteWorkspaceRow,
  findMemberRow,
  findMembership,
  findMembershipId,
  insertMember,
  insertWorkspace,
  listMembers,
  listOwned,
  lockWorkspace,
  listMemberships,
  type Membership,
  type MemberRow,
  setMemberRole,
  setWorkspaceName,
} from './workspaces.repository.ts'

export type { Membership, MemberRow } from './workspaces.repository.ts'

const PERSONAL: Membership = {
  id: PERSONAL_WORKSPACE.id,
  version: PERSONAL_WORKSPACE.version,
  name: PERSONAL_WORKSPACE.name,
  members_count: PERSONAL_WORKSPACE.members_count,
  role: 'owner',
}

/** The personal one first. */
export async function listWorkspaces(platform: Needs<'db'>, userId: number): Promise<Membership[]> {
  return [PERSONAL, ...(await listMemberships(platform.db, userId))]
}

/**
 * A workspace as its member finds it; 0 is the personal one.
 * @throws AppError notFound for who is none, in the same words as where there is none
 */
export async function getMembership(
  platform: Needs<'db'>,
  workspaceId: number,
  userId: number,
): Promise<Membership> {
  const membership =
    workspaceId === PERSONAL.id ? PERSONAL : await findMembership(platform.db, workspaceId, userId)
  if (!membership) throw new AppError('notFound')
  return membership
}

/** As its member finds it; undefined for who is none. */
export function findWorkspace(
  platform: Needs<'db'>,
  workspaceId: number,
  userId: number,
): Promise<Membership | undefined> {
  return findMembership(platform.db, workspaceId, userId)
}

export function getMembers(platform: Needs<'db'>, workspaceId: number): Promise<MemberRow[]> {
  return listMembers(platform.db, workspaceId)
}

/** @throws AppError forbidden for who owns as many as their roles allow */
export async function createWorkspace(
  platform: Needs<'db' | 'clock'>,
  actor: Actor,
  name: string,
): Promise<Membership> {
  const { id: userId } = actor.user!
  const counted = { ownerId: userId, by: actor, count: (tx: Database) => countOwned(tx, userId) }
  const id = await platform.db.transaction().execute((tx) =>
    withinQuota(tx, WORKSPACES_QUOTA, counted, async (granted) => {
      const made = await insertWorkspace(granted, name)
      await insertMember(tx, {
        workspace_id: made,
        user_id: userId,
        role: 'owner',
        joined_at: platform.clock.now(),
      })
      return made
    }),
  )
  return getMembership(platform, id, userId)
}

export function renameWorkspace(
  platform: Needs<'db'>,
  workspaceId: number,
  { name, version }: { name: string; version: number },
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'workspaces', { [workspaceId]: version })
    await setWorkspaceName(tx, workspaceId, name)
  })
}

export function deleteWorkspace(
  platform: Needs<'db'>,
  workspaceId: number,
  version: number,
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'workspaces', { [workspaceId]: version })
    // What was told in it is told to nobody any more.
    await deleteNotificationsOfWorkspace(tx, workspaceId)
    await deleteWorkspaceRow(tx, workspaceId)
  })
}

/** A member of a workspace, as somebody saw them. */
interface SeenMember {
  readonly workspaceId: number
  readonly userId: number
  readonly version: number
}

/** @throws AppError notFound for who is no member, and for the owner, who stays what they are */
export function changeMember(
  platform: Needs<'db'>,
  member: SeenMember,
  role: WorkspaceRole,
): Promise<void> {
  return asSeen(platform, member, (tx) =>
    setMemberRole(tx, member.workspaceId, member.userId, role),
  )
}

/** Removes a member. @throws AppError notFound as above */
export function removeMember(platform: Needs<'db'>, member: SeenMember): Promise<void> {
  return asSeen(platform, member, (tx) => deleteMember(tx, member))
}

function asSeen(
  { db }: Needs<'db'>,
  { workspaceId, userId, version }: SeenMember,
  write: (tx: Database) => Promise<boolean>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const id = await findMembershipId(tx, workspaceId, userId)
    if (id === undefined) throw new AppError('notFound')
    await lockAsSeen(tx, 'workspace_members', { [id]: version })
    if (!(await write(tx))) throw new AppError('notFound')
  })
}

/** By the number of the membership. */
export function findMember(platform: Needs<'db'>, id: number): Promise<MemberRow | undefined> {
  return findMemberRow(platform.db, id)
}

/**
 * Leaves a workspace. An owner's passes to one of its administrators, else to who has been in it for longest; without
 * other members it is closed.
 * @throws AppError notFound for who is in none
 */
export function leaveWorkspace(
  platform: Needs<'db' | ToNotify>,
  workspaceId: number,
  userId: number,
): Promise<void> {
  return platform.db.transaction().execute((tx) =>
    tellingNewOwners(platform, tx, [userId], async () => {
      if (!(await lockWorkspace(tx, workspaceId))) throw new AppError('notFound')
      if (!(await deleteMember(tx, { workspaceId, userId }, { isLeaving: true })))
        throw new AppError('notFound')
    }),
  )
}

/**
 * Tells the members of workspaces whose owners go, by leaving or with their account, whose they are now. That somebody
 * takes their place is the database's doing, however they go.
 */
async function tellingNewOwners(
  platform: Needs<ToNotify>,
  tx: Database,
  userIds: readonly number[],
  go: () => Promise<void>,
): Promise<void> {
  const owned = await listOwned(tx, userIds)
  await go()
  for (const { id, name } of owned) {
    const members = await listMembers(tx, id)
    const owner = members.find(({ role }) => role === 'owner')
    if (!owner || userIds.includes(owner.user_id)) continue
    await notify(platform, tx, {
      userIds: members.map((member) => member.user_id),
      type: 'workspace.passed-on',
      workspaceId: id,
      data: {
        lines: [
          {
            content: 'The workspace :workspace belongs to :name now',
            values: { workspace: name, name: displayName(owner) },
          },
        ],
        mainAction: { action: `/workspaces/${id}`, label: 'See the workspace' },
      },
    })
  }
}

/** Out of all workspaces, before the account goes. */
export function leaveAllWorkspaces(
  platform: Needs<ToNotify>,
  tx: Database,
  { id }: { readonly id: number },
): Promise<void> {
  return tellingNewOwners(platform, tx, [id], () => deleteMembershipsOf(tx, id))
}
