import type { ActivityKind } from '@mediatheque/contract/community/activity/activity.schemas.ts'
import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { ProfilePart } from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import {
  type CommentPlace,
  placeOf,
  type PlaceReader,
  visiblePlaces,
} from '../comments/profile-comments.service.ts'
import { publicLists } from '../lists/lists.service.ts'
import { openPart } from '../privacy/privacy.service.ts'

export interface ActivityRow extends AuthorColumns {
  key: string
  kind: ActivityKind
  at: Date
  /** Microseconds since 1970, as text. */
  moment: string
  title_id: number | null
  list_id: number | null
  score: number | null
  body: string | null
  commentable_type: CommentableType | null
  place: CommentPlace | null
}

/** Whose acts are looked for. */
export type Doers = { readonly id: number } | 'followed'

export interface ActivityReader extends PlaceReader {
  readonly hasComments: boolean
}

/** The act with which a page ended. */
export interface Mark {
  readonly moment: string
  readonly key: string
}

export interface Wanted {
  readonly doers: Doers
  readonly reader: ActivityReader
  readonly before: Mark | undefined
  readonly limit: number
}

/** Lists of one member that are looked into, last changed first. */
const MOST_LISTS = 50

/** Somebody, or all whom the reader follows; both as `w`. */
const doersOf = (doers: Doers, actor: Actor) =>
  doers === 'followed'
    ? sql`(select f.item_id as user_id from follows f where f.user_id = ${actor.user?.id ?? 0} and f.kind = 'user') w`
    : sql`(select ${doers.id}::bigint as user_id) w`

interface Source {
  readonly from: RawBuilder<unknown>
  /** Of what `w` did. */
  readonly where: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly part: ProfilePart
  readonly columns: RawBuilder<unknown>
}

const NONE = sql`null::jsonb as place, null::text as commentable_type`

const reviewed = (isWritten: boolean): Source => ({
  from: sql`reviews r`,
  where: sql`r.user_id = w.user_id and r.deleted_at is null and ${isWritten ? sql`r.body is not null` : sql`r.body is null`}`,
  at: sql`r.created_at`,
  key: sql`'review:' || r.id`,
  part: isWritten ? 'reviews' : 'ratings',
  columns: sql`${isWritten ? 'reviewed' : 'rated'} as kind, r.title_id, null::bigint as list_id, r.score, r.body, ${NONE}`,
})

const listed: Source = {
  from: sql`lists l`,
  where: sql`l.user_id = w.user_id and ${publicLists} and l.items_count > 0`,
  at: sql`l.created_at`,
  key: sql`'list:' || l.id`,
  part: 'lists',
  columns: sql`'listed' as kind, null::bigint as title_id, l.id as list_id, null::smallint as score, null as body, ${NONE}`,
}

const added: Source = {
  from: sql`(select l.id from lists l where l.user_id = w.user_id and ${publicLists} and l.items_count > 0
    order by l.updated_at desc, l.id desc limit ${sql.lit(MOST_LISTS)}) l join list_items i on i.list_id = l.id`,
  where: sql`true`,
  at: sql`i.created_at`,
  key: sql`'entry:' || i.list_id || ':' || i.title_id`,
  part: 'lists',
  columns: sql`'added' as kind, i.title_id, i.list_id, null::smallint as score, null as body, ${NONE}`,
}

const commented = (reader: PlaceReader): Source => ({
  from: sql`comments c`,
  where: sql`c.user_id = w.user_id and c.deleted_at is null and ${visiblePlaces(reader)}`,
  at: sql`c.created_at`,
  key: sql`'comment:' || c.id`,
  part: 'comments',
  columns: sql`'commented' as kind, case when c.commentable_type = 'title' then c.commentable_id end as title_id,
    null::bigint as list_id, null::smallint as score, c.content as body, ${placeOf(reader)} as place, c.commentable_type`,
})

/** The newest of one kind, along the index of their moments; those of one moment in the order of their keys. */
function newestOf(
  { from, where, at, key, part, columns }: Source,
  { before, reader, limit }: Wanted,
): RawBuilder<unknown> {
  const moment =
    before && sql`timestamptz 'epoch' + ${before.moment}::bigint * interval '1 microsecond'`
  const earlier = before
    ? sql`${at} <= ${moment} and (${at} < ${moment} or (${key}) collate "C" < ${before.key})`
    : sql`true`
  return sql`(select ${at} as at, (${key}) collate "C" as key, ${columns} from ${from}
    where ${where} and ${openPart(part, 'w.user_id', reader.actor)} and ${earlier}
    order by ${at} desc, (${key}) collate "C" desc limit ${limit})`
}

/** What people did in public, as far as the reader may see each part of it, last first. */
export async function listActivityRows(db: Database, wanted: Wanted): Promise<ActivityRow[]> {
  const { doers, reader, limit } = wanted
  const { actor } = reader
  const sources = [reviewed(false), reviewed(true), listed, added]
  if (reader.hasComments && hasPermission(actor, 'comments.view')) sources.push(commented(reader))
  const newest = sql.join(
    sources.map((source) => newestOf(source, wanted)),
    sql` union all `,
  )
  const { rows } = await sql<ActivityRow>`
    select e.*, (extract(epoch from e.at) * 1000000)::bigint::text as moment, ${sql.join(AUTHOR_COLUMNS.map((column) => sql.ref(column.split(' as ')[0]!)).map((column, index) => (index === 0 ? sql`${column} as user_id` : column)))}
    from ${doersOf(doers, actor)} join users u on u.id = w.user_id and ${visibleAuthors(actor)}
    cross join lateral (${newest}) e
    where ${openPart('activity', 'w.user_id', actor)}
    order by e.at desc, e.key desc limit ${limit}`.execute(db)
  return rows
}
