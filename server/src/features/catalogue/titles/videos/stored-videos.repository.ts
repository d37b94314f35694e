import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { Videos } from '../../../../platform/database/types.generated.ts'

/** What imports bring stands behind what people added. */
const FIRST_IMPORTED_POSITION = 1_000

/** What says of a video whether imports bring one like it: players of other sites on the page of the title itself. */
export interface VideoPlace {
  readonly id: number
  readonly title_id: number
  readonly type: string
  readonly season_number: number | null
}

export async function findVideoPlaces(db: Database, ids: readonly number[]): Promise<VideoPlace[]> {
  return db
    .selectFrom('videos')
    .select(['id', 'title_id', 'type', 'season_number'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
}

export type NewVideo = Omit<Insertable<Videos>, 'position'>
export type VideoChange = Updateable<Videos>

/** Behind those that people added to the title. */
export async function insertVideo(tx: Database, values: NewVideo): Promise<number> {
  const { id } = await tx
    .insertInto('videos')
    .values({
      ...values,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from videos
        where title_id = ${values.title_id} and position < ${FIRST_IMPORTED_POSITION})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateVideo(tx: Database, id: number, values: VideoChange): Promise<void> {
  await tx
    .updateTable('videos')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Of an episode that is there; undefined where there is none of these numbers. */
export async function findEpisodeId(
  db: Database,
  titleId: number,
  { season, episode }: { readonly season: number; readonly episode: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('episodes')
    .select('id')
    .where('title_id', '=', titleId)
    .where('season_number', '=', season)
    .where('episode_number', '=', episode)
    .executeTakeFirst()
  return row?.id
}

export async function hasSeason(db: Database, titleId: number, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('seasons')
    .select('id')
    .where('title_id', '=', titleId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasQuality(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('qualities').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function hasLanguage(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('languages')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** All videos of a title, in their order. */
export async function listVideoOrder(tx: Database, titleId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('videos')
    .select('id')
    .where('title_id', '=', titleId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns those whose place is another now */
export async function findMovedVideos(
  tx: Database,
  titleId: number,
  order: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select v.id
    from unnest(${[...order]}::bigint[]) with ordinality as o (id, place)
    join videos v on v.id = o.id where v.title_id = ${titleId} and v.position <> o.place`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Places from 1, in this order. */
export async function writeVideoOrder(
  tx: Database,
  titleId: number,
  order: readonly number[],
): Promise<void> {
  await sql`update videos v set position = o.place
    from unnest(${[...order]}::bigint[]) with ordinality as o (id, place)
    where v.id = o.id and v.title_id = ${titleId} and v.position <> o.place`.execute(tx)
}
