import type { Database } from '../../../platform/database/database.ts'

export function listExportedMemberships(db: Database, userId: number) {
  return db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select(['workspaces.name', 'workspace_members.role', 'workspace_members.joined_at'])
    .where('workspace_members.user_id', '=', userId)
    .orderBy('workspace_members.joined_at')
    .execute()
}
