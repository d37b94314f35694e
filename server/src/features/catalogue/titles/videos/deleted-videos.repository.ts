import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** Of a video that is deleted, under its number. */
export interface DeletedVideoRow {
  readonly id: number
  readonly title_id: number
  readonly name: string
  /** Where what belongs to it lies. */
  readonly archive_id: number
}

const COLUMNS = ['video_id as id', 'title_id', 'name', 'id as archive_id'] as const

/** Takes videos out of their tables with all that belongs to them, to lie here until they come back. */
export async function archiveVideos(
  tx: Database,
  ids: readonly number[],
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  await sql`
    with gone as materialized (
      select v.id, v.title_id, v.name from videos v where v.id = any (${[...ids]}::bigint[]) order by v.id),
    archived as materialized (
      select g.*, archive_record('videos'::regclass, g.id) as content from gone g)
    insert into deleted_videos (video_id, title_id, name, deleted_by, deleted_at, content, account_ids)
    select id, title_id, name, ${by}::bigint, ${at}::timestamptz, content, archived_references_to(content, 'users')
    from archived where content is not null`.execute(tx)
}

/** Those of these videos that are deleted now, and whose title is there. */
export function findDeletedVideos(
  db: Database,
  ids: readonly number[],
): Promise<DeletedVideoRow[]> {
  return db
    .selectFrom('deleted_videos')
    .select([...COLUMNS])
    .where('video_id', 'in', [0, ...ids])
    .where('restored_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('titles')
          .select('titles.id')
          .whereRef('titles.id', '=', 'deleted_videos.title_id'),
      ),
    )
    .orderBy('video_id')
    .execute()
}

/** Puts them back under their numbers. @returns how many, of those that nobody else has put back meanwhile */
export async function restoreVideoRows(
  tx: Database,
  archiveIds: readonly number[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from deleted_videos
    where id = any (${[...archiveIds]}::bigint[]) and restored_at is null order by id for update`.execute(
    tx,
  )
  for (const { id } of rows)
    await sql`select restore_archive(content) from deleted_videos where id = ${id}`.execute(tx)
  await tx
    .updateTable('deleted_videos')
    .set({ content: null, account_ids: [], restored_by: by, restored_at: at })
    .where('id', 'in', [0, ...rows.map(({ id }) => id)])
    .execute()
  return rows.length
}

/** What an account's deletion would do to rows that are in no table for now. */
export async function forgetAccountInDeletedVideos(tx: Database, userId: number): Promise<void> {
  await sql`update deleted_videos set content = forget_account_in_archive(content, ${userId}),
      account_ids = array_remove(account_ids, ${userId}::bigint)
    where restored_at is null and account_ids @> array[${userId}]::bigint[]`.execute(tx)
}
