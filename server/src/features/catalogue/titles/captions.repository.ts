import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface CaptionRow {
  readonly id: number
  readonly name: string
  readonly language: string
  readonly url: string
}

/** The title of a video, which whoever else changes it waits for. */
export async function lockVideoTitle(tx: Database, videoId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select t.id from videos v join titles t on t.id = v.title_id
    where v.id = ${videoId} for update of t`.execute(tx)
  return rows[0]?.id
}

export async function countCaptions(db: Database, videoId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from video_captions where video_id = ${videoId}`.execute(db)
  return rows[0]!.count
}

export async function insertCaption(
  tx: Database,
  caption: {
    readonly videoId: number
    readonly name: string
    readonly language: string
    readonly content: string
    readonly position: number
  },
): Promise<CaptionRow> {
  const { videoId, ...values } = caption
  const { rows } =
    await sql<CaptionRow>`insert into video_captions (id, video_id, name, language, content, position, url)
    select n.id, ${videoId}, ${values.name}, ${values.language}, ${values.content}, ${values.position}::int, '/api/v1/captions/' || n.id
    from (select nextval(pg_get_serial_sequence('video_captions', 'id')) as id) n
    returning id, name, language, url`.execute(tx)
  return rows[0]!
}

/** The title of captions, which whoever else changes it waits for. */
export async function findCaptionPlace(tx: Database, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select t.id from video_captions c
    join videos v on v.id = c.video_id join titles t on t.id = v.title_id
    where c.id = ${id} for update of t`.execute(tx)
  return rows[0]?.id
}

export async function deleteCaptionRow(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('video_captions').where('id', '=', id).execute()
}

export async function findCaptionContent(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('video_captions as c')
    .innerJoin('videos as v', 'v.id', 'c.video_id')
    .select('c.content')
    .where('c.id', '=', id)
    .where('v.is_streaming', '=', true)
    .executeTakeFirst()
  return row?.content ?? undefined
}
