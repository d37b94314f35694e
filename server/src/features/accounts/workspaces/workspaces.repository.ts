import type { WorkspaceRole } from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import type { Selectable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Workspaces } from '../../../platform/database/types.generated.ts'

/** A workspace with what one member is in it. */
export interface Membership extends Pick<Selectable<Workspaces>, 'id' | 'version' | 'name'> {
  readonly members_count: number
  readonly role: WorkspaceRole
}

export interface MemberRow {
  /** Of the membership. */
  readonly id: number
  readonly version: number
  readonly user_id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
  readonly role: WorkspaceRole
  readonly joined_at: Date
}

function memberships(db: Database, userId: number) {
  return db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select((eb) => [
      'workspaces.id',
      'workspaces.version',
      'workspaces.name',
      'workspace_members.role',
      eb
        .selectFrom('workspace_members as others')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('others.workspace_id', '=', 'workspaces.id')
        .as('members_count'),
    ])
    .where('workspace_members.user_id', '=', userId)
}

export function listMemberships(db: Database, userId: number): Promise<Membership[]> {
  return memberships(db, userId)
    .orderBy('workspaces.name')
    .orderBy('workspaces.id')
    .execute() as Promise<Membership[]>
}

export function findMembership(
  db: Database,
  workspaceId: number,
  userId: number,
): Promise<Membership | undefined> {
  return memberships(db, userId)
    .where('workspaces.id', '=', workspaceId)
    .executeTakeFirst() as Promise<Membership | undefined>
}

const members = (db: Database) =>
  db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'workspace_members.user_id')
    .select([
      'workspace_members.id',
      'workspace_members.version',
      'users.id as user_id',
      'username',
      'first_name',
      'last_name',
      'image',
      'workspace_members.role',
      'joined_at',
    ])

export function listMembers(db: Database, workspaceId: number): Promise<MemberRow[]> {
  return members(db)
    .where('workspace_id', '=', workspaceId)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute() as Promise<MemberRow[]>
}

/** By the number of the membership, which another one of the same person has not. */
export function findMemberRow(db: Database, id: number): Promise<MemberRow | undefined> {
  return members(db).where('workspace_members.id', '=', id).executeTakeFirst() as Promise<
    MemberRow | undefined
  >
}

export async function findMembershipId(
  db: Database,
  workspaceId: number,
  userId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('workspace_members')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id
}

export async function insertWorkspace(db: Granted<'workspaces'>, name: string): Promise<number> {
  const { id } = await db
    .insertInto('workspaces')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setWorkspaceName(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('workspaces').set({ name }).where('id', '=', id).execute()
}

export async function deleteWorkspaceRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('workspaces').where('id', '=', id).execute()
}

/** Held until the transaction ends, so that members are counted and added by one at a time. @returns whether it is there */
export async function lockWorkspace(tx: Database, id: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('workspaces')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  )
}

export async function insertMember(
  db: Database,
  member: {
    workspace_id: number
    user_id: number
    role: WorkspaceRole
    joined_at: Date
    invite_id?: number
  },
): Promise<void> {
  await db
    .insertInto('workspace_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doNothing())
    .execute()
}

/** Owners stay owners. @returns whether there was such a member */
export async function setMemberRole(
  db: Database,
  workspaceId: number,
  userId: number,
  role: WorkspaceRole,
): Promise<boolean> {
  const changed = await db
    .updateTable('workspace_members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('role', '!=', 'owner')
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}

/**
 * An owner stays, unless they leave themselves: then their place is taken by somebody else (`pass_workspace_on` in the
 * database). @returns whether there was such a member
 */
export async function deleteMember(
  db: Database,
  { workspaceId, userId }: { workspaceId: number; userId: number },
  { isLeaving = false } = {},
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .$if(!isLeaving, (query) => query.where('role', '!=', 'owner'))
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteMembershipsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('workspace_members').where('user_id', '=', userId).execute()
}

export function listOwned(
  db: Database,
  userIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('workspaces')
    .innerJoin('workspace_members', 'workspace_members.workspace_id', 'workspaces.id')
    .select(['workspaces.id', 'workspaces.name'])
    .where('role', '=', 'owner')
    .where('user_id', 'in', userIds)
    .orderBy('workspaces.id')
    .execute()
}

export async function countOwned(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('workspace_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

export async function findOwner(db: Database, workspaceId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .executeTakeFirst()
  return row?.user_id
}
