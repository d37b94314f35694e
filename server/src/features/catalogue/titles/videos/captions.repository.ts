import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

export interface CaptionRow {
  readonly id: number
  readonly name: string
  readonly language: string
  readonly url: string
}

/** As it is edited. */
export interface EditedCaption extends CaptionRow {
  readonly version: number
  readonly offset_ms: number
  /** Whether its file lies here. */
  readonly is_own: boolean
}

const edited = sql`c.id, c.version, c.name, c.language, c.url, c.offset_ms, c.content is not null as is_own`

/** In their order. */
export async function listCaptionsOf(db: Database, videoId: number): Promise<EditedCaption[]> {
  const { rows } = await sql<EditedCaption>`select ${edited} from video_captions c
    where c.video_id = ${videoId} order by c.position, c.id`.execute(db)
  return rows
}

export async function findCaption(
  db: Database,
  id: number,
): Promise<(EditedCaption & { readonly video_id: number }) | undefined> {
  const { rows } = await sql<
    EditedCaption & { readonly video_id: number }
  >`select ${edited}, c.video_id from video_captions c where c.id = ${id}`.execute(db)
  return rows[0]
}

export async function countCaptions(db: Database, videoId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from video_captions where video_id = ${videoId}`.execute(db)
  return rows[0]!.count
}

/** Behind the others of its video. */
export async function insertCaption(
  tx: Database,
  caption: {
    readonly videoId: number
    readonly name: string
    readonly language: string
    readonly content: string
  },
): Promise<CaptionRow> {
  const { videoId, ...values } = caption
  const { rows } =
    await sql<CaptionRow>`insert into video_captions (id, video_id, name, language, content, position, url)
    select n.id, ${videoId}, ${values.name}, ${values.language}, ${values.content},
      (select coalesce(max(position) + 1, 0) from video_captions where video_id = ${videoId}), '/api/v1/captions/' || n.id
    from (select nextval(pg_get_serial_sequence('video_captions', 'id')) as id) n
    returning id, name, language, url`.execute(tx)
  return rows[0]!
}

export async function updateCaptionRow(
  tx: Database,
  id: number,
  values: { readonly name: string; readonly language: string; readonly offset_ms: number },
): Promise<void> {
  await tx.updateTable('video_captions').set(values).where('id', '=', id).execute()
}

/** First these in this order, then the others as they were. */
export async function writeCaptionOrder(
  tx: Database,
  videoId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update video_captions c set position = o.place
    from (select w.id, row_number() over (order by array_position(${[...ids]}::bigint[], w.id) nulls last, w.position, w.id) - 1 as place
      from video_captions w where w.video_id = ${videoId}) o
    where c.id = o.id and c.position <> o.place`.execute(tx)
}

export async function deleteCaptionRow(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('video_captions').where('id', '=', id).execute()
}

export async function findCaptionContent(
  db: Database,
  id: number,
): Promise<{ readonly content: string | null; readonly offset_ms: number } | undefined> {
  return db
    .selectFrom('video_captions as c')
    .innerJoin('videos as v', 'v.id', 'c.video_id')
    .select(['c.content', 'c.offset_ms'])
    .where('c.id', '=', id)
    .where('v.is_streaming', '=', true)
    .executeTakeFirst()
}
