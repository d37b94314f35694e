import type { Database } from '../../../platform/database/database.ts'

/** A workspace with its owner, for tests. */
export function buildWorkspace(db: Database, ownerId: number, name = 'Film club'): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('workspaces')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('workspace_members')
      .values({ workspace_id: id, user_id: ownerId, role: 'owner' })
      .execute()
    return id
  })
}
