import { type Insertable, type Selectable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceInvites } from '../../../platform/database/types.generated.ts'

export type InviteRow = Selectable<WorkspaceInvites>

export interface InviteWithNames extends InviteRow {
  readonly workspace_name: string
  readonly inviter_name: string | null
  readonly invitee_username: string | null
}

function invites(db: Database) {
  return db
    .selectFrom('workspace_invites')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_invites.workspace_id')
    .leftJoin('users as inviter', 'inviter.id', 'workspace_invites.invited_by')
    .leftJoin('users as invitee', 'invitee.id', 'workspace_invites.user_id')
    .selectAll('workspace_invites')
    .select([
      'workspaces.name as workspace_name',
      'inviter.username as inviter_name',
      'invitee.username as invitee_username',
    ])
}

export function findInvite(db: Database, id: number): Promise<InviteWithNames | undefined> {
  return invites(db).where('workspace_invites.id', '=', id).executeTakeFirst()
}

export function listInvites(db: Database, workspaceId: number): Promise<InviteWithNames[]> {
  return invites(db)
    .where('workspace_invites.workspace_id', '=', workspaceId)
    .orderBy('workspace_invites.id')
    .execute()
}

/** @returns undefined where they are invited already */
export async function insertInvite(
  db: Granted<'workspace-seats'>,
  invite: Insertable<WorkspaceInvites>,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('workspace_invites')
    .values(invite)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function setInviteSent(
  db: Granted<'workspace-seats'>,
  id: number,
  sentAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('workspace_invites')
    .set({ sent_at: sentAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it was there: an invitation is answered once */
export async function deleteInvite(db: Database, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('workspace_invites')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function isMember(
  db: Database,
  workspaceId: number,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** The workspace that somebody came to by this invitation, for who is in it. */
export async function findJoined(
  db: Database,
  inviteId: number,
  userId: number,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('workspace_members as joined')
    .innerJoin('workspace_members as reader', 'reader.workspace_id', 'joined.workspace_id')
    .select('joined.workspace_id')
    .where('joined.invite_id', '=', inviteId)
    .where('reader.user_id', '=', userId)
    .executeTakeFirst()
  return found?.workspace_id
}

/** Members and open invitations. */
export async function countSeats(db: Database, workspaceId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select (select count(*) from workspace_members where workspace_id = ${workspaceId})
      + (select count(*) from workspace_invites where workspace_id = ${workspaceId} and expires_at > ${now}) as seats`.execute(
    db,
  )
  return Number(rows[0]?.seats ?? 0)
}

export async function deleteInvitesExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('workspace_invites').where('expires_at', '<', moment).execute()
}
