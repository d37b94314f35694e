import { REPORTS_UNTIL_DEAD } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import type { VideoHealth, VideoType } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type {
  TitleVideosQuery,
  VideosQuery,
} from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type Expression, sql, type SqlBool } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'

/** A video in lists of those who look after them. */
export interface VideoRecordRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly type: VideoType
  readonly url: string
  readonly thumbnail_url: string | null
  readonly title_id: number
  readonly title_name: string
  readonly title_type: string
  readonly is_series: boolean
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly quality: string | null
  readonly language: string | null
  readonly is_streaming: boolean
  readonly health: VideoHealth
  readonly checked_at: Date | null
  readonly captions_count: number
  readonly plays_count: number
  readonly author: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

type List = typeof videoList

export interface VideosSource {
  /** The words of a search. */
  readonly words: string | undefined
  /** Titles that these words found. */
  readonly titles: readonly number[]
  /** Types of titles that the asked categories stand for. */
  readonly titleTypes: readonly string[]
}

/** Members say that it does not play. */
const isReported = (video: Expression<unknown>) =>
  sql<SqlBool>`(select count(*) from video_faults f where f.video_id = ${video}) >= ${sql.lit(REPORTS_UNTIL_DEAD)}`
const isFound = (video: Expression<unknown>, result: VideoHealth) =>
  sql<SqlBool>`exists (select from video_checks c where c.video_id = ${video} and c.result = ${sql.lit(result)})`
const DEAD = sql<SqlBool>`t.id in (select c.video_id from video_checks c where c.result = 'dead'
  union select f.video_id from video_faults f group by f.video_id having count(*) >= ${sql.lit(REPORTS_UNTIL_DEAD)})`
const ALIVE = sql<SqlBool>`(${isFound(sql`t.id`, 'alive')} and not ${isReported(sql`t.id`)})`

const HEALTH: Readonly<Record<VideoHealth, Expression<SqlBool>>> = {
  dead: DEAD,
  alive: ALIVE,
  unknown: sql<SqlBool>`not (${isFound(sql`t.id`, 'alive')} or ${isFound(sql`t.id`, 'dead')} or ${isReported(sql`t.id`)})`,
}

const sourceOf = ({ words, titles, titleTypes }: VideosSource): BoundedListSql<List> => ({
  table: 'videos',
  also: words === undefined ? [] : [matches(words, titles)],
  orders: {
    id: sql`t.id`,
    name: sql`left(normalise_name(t.name), 200) collate "C"`,
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
  },
  filters: {
    title: sql`t.title_id`,
    type: sql`t.type`,
    health: ({ value }) =>
      sql`(${sql.join(
        value.map((health) => HEALTH[health]),
        sql` or `,
      )})`,
    category: () =>
      sql`t.title_id in (select w.id from titles w where w.type = any (${titleTypes}::text[]))`,
    quality: sql`t.quality_id`,
    language: ({ value }) => sql`t.language = any (${value.map(lowerCase)}::text[])`,
    season: sql`t.season_number`,
    episode: sql`t.episode_number`,
    streaming: ({ value }) => (value ? sql`t.is_streaming` : sql`not t.is_streaming`),
    captions: ({ value }) =>
      sql`${sql.raw(value ? '' : 'not')} exists (select from video_captions c where c.video_id = t.id)`,
    author: ({ operator, value }) =>
      sql`t.user_id in (select u.id from users u
        where lower(u.username) collate "C" like ${literally(value.toLowerCase()) + (operator === '=' ? '' : '%')})`,
    created_at: sql`t.created_at`,
  },
  walked: (order) => [order],
})

const lowerCase = (code: unknown) => String(code).toLowerCase()

/** By its own name or address, by its number, or by the title. */
function matches(words: string, titles: readonly number[]): Expression<SqlBool> {
  const number = /^\s*#?(\d{1,15})\s*$/.exec(words)?.[1]
  return sql`(t.name || ' ' || t.url ilike ${`%${literally(words)}%`}
    or t.title_id = any (${[...titles]}::bigint[])${number === undefined ? sql`` : sql` or t.id = ${number}::bigint`})`
}

/** A page of ids: their records are read for these alone. */
export const findVideoPage = (
  db: Database,
  source: VideosSource,
  query: VideosQuery,
): Promise<RowPage<number>> => findBoundedPage(db, videoList, sourceOf(source), query)

export const findAllVideos = (
  db: Database,
  source: VideosSource,
  query: VideosQuery,
): Promise<readonly number[]> => findAllBounded(db, videoList, sourceOf(source), query)

/** In the order of the ids. */
export async function readVideoRecords(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<VideoRecordRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<VideoRecordRow>`
    select v.id, v.version, v.name, v.type, v.url, v.thumbnail_url, v.title_id, coalesce(tr.name, t.name) as title_name,
      t.type as title_type, t.is_series, v.season_number, v.episode_number, q.label as quality, v.language, v.is_streaming,
      case when ${isReported(sql`v.id`)} then 'dead' else coalesce(k.result, 'unknown') end as health, k.checked_at,
      (select count(*)::int from video_captions c where c.video_id = v.id) as captions_count,
      (select coalesce(sum(d.plays), 0)::float8 from video_play_days d where d.video_id = v.id) as plays_count,
      u.username as author, v.created_at, v.updated_at
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    join videos v on v.id = o.id join titles t on t.id = v.title_id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    left join qualities q on q.id = v.quality_id left join video_checks k on k.video_id = v.id
    left join users u on u.id = v.user_id
    order by o.place`.execute(db)
  return rows
}

/** Videos of a title, a season or an episode in their order: one more than so many where there are more. */
export async function listVideosOfTitle(
  db: Database,
  titleId: number,
  { season, episode, most }: TitleVideosQuery & { readonly most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select v.id from videos v
    where v.title_id = ${titleId}
      and (${season ?? null}::int is null or v.season_number = ${season ?? null}::int)
      and (${episode ?? null}::int is null or v.episode_number = ${episode ?? null}::int)
    order by v.position, v.id limit ${most + 1}`.execute(db)
  return rows.map(({ id }) => id)
}
