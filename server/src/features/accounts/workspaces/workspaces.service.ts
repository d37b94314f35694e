import {
  PERSONAL_WORKSPACE,
  type WorkspaceRole,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  countOwned,
  deleteMember,
  deleteWorkspaceRow,
  findMembership,
  insertMember,
  insertWorkspace,
  listMembers,
  listMemberships,
  type Membership,
  type MemberRow,
  setMemberRole,
  setWorkspaceName,
} from './workspaces.repository.ts'

export type { Membership, MemberRow } from './workspaces.repository.ts'

const PERSONAL: Membership = {
  id: PERSONAL_WORKSPACE.id,
  name: PERSONAL_WORKSPACE.name,
  members_count: PERSONAL_WORKSPACE.members_count,
  role: 'owner',
}

/** The personal one first. */
export async function listWorkspaces(platform: Platform, userId: number): Promise<Membership[]> {
  return [PERSONAL, ...(await listMemberships(platform.db, userId))]
}

/**
 * A workspace as its member finds it; 0 is the personal one.
 * @throws AppError notFound for who is none, in the same words as where there is none
 */
export async function getMembership(
  platform: Platform,
  workspaceId: number,
  userId: number,
): Promise<Membership> {
  const membership =
    workspaceId === PERSONAL.id ? PERSONAL : await findMembership(platform.db, workspaceId, userId)
  if (!membership) throw new AppError('notFound')
  return membership
}

export function getMembers(platform: Platform, workspaceId: number): Promise<MemberRow[]> {
  return listMembers(platform.db, workspaceId)
}

/** For the quota of those who make workspaces. */
export async function countOwnedWorkspaces(platform: Platform, actor: Actor): Promise<number> {
  return actor.user ? countOwned(platform.db, actor.user.id) : 0
}

export async function createWorkspace(
  platform: Platform,
  userId: number,
  name: string,
): Promise<Membership> {
  const id = await platform.db.transaction().execute(async (tx) => {
    const made = await insertWorkspace(tx, name)
    await insertMember(tx, {
      workspace_id: made,
      user_id: userId,
      role: 'owner',
      joined_at: platform.clock.now(),
    })
    return made
  })
  return getMembership(platform, id, userId)
}

export function renameWorkspace(
  platform: Platform,
  workspaceId: number,
  name: string,
): Promise<void> {
  return setWorkspaceName(platform.db, workspaceId, name)
}

export function deleteWorkspace(platform: Platform, workspaceId: number): Promise<void> {
  return platform.db.transaction().execute((tx) => deleteWorkspaceRow(tx, workspaceId))
}

/** @throws AppError notFound for who is no member, and for the owner, who stays what they are */
export async function changeMember(
  platform: Platform,
  workspaceId: number,
  userId: number,
  role: WorkspaceRole,
): Promise<void> {
  if (!(await setMemberRole(platform.db, workspaceId, userId, role))) throw new AppError('notFound')
}

/** Removes a member, or lets one leave. @throws AppError notFound as above */
export async function removeMember(
  platform: Platform,
  workspaceId: number,
  userId: number,
): Promise<void> {
  if (!(await deleteMember(platform.db, workspaceId, userId))) throw new AppError('notFound')
}
