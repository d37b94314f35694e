import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { HeldFor } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import {
  writtenCommentList,
  type WrittenState,
} from '@mediatheque/contract/community/comments/written-comments.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import {
  AUTHOR_COLUMNS,
  type AuthorColumns,
  authorName,
  visibleAuthors,
} from '../authors/authors.service.ts'
import {
  type CommentPlace,
  placeOf,
  type PlaceReader,
  visiblePlaces,
} from './comment-places.repository.ts'

export interface WrittenCommentRow extends AuthorColumns {
  readonly id: number
  readonly content: string
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly state: WrittenState
  readonly held_for: HeldFor | null
  readonly deleted_at: Date | null
  readonly deleted_by_name: string | null
  readonly votes: number
  readonly reports_count: number
  readonly commentable_type: CommentableType
  /** Null where the reader may not see it. */
  readonly place: CommentPlace | null
}

type List = typeof writtenCommentList
/** Of all titles, or of one. */
export type WrittenCall = ListCall<List> & { readonly title_id?: number | undefined }

/** What its author took away is nobody else's to read; as the indexes of the list say it. */
const within = (table: 'c' | 't') =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is null or ${sql.ref(`${table}.held_for`)} is not null
    or ${sql.ref(`${table}.deleted_by`)} is distinct from ${sql.ref(`${table}.user_id`)})`

const STATES: Readonly<Record<WrittenState, RawBuilder<boolean>>> = {
  shown: sql`(t.deleted_at is null)`,
  held: sql`(t.held_for is not null)`,
  reported: sql`(t.reports_count > 0 and t.deleted_at is null)`,
  deleted: sql`(t.deleted_at is not null and t.held_for is null and t.deleted_by is distinct from t.user_id)`,
}

/** On a title, its episodes and its videos. */
const aboutTitles = (ids: readonly number[]): RawBuilder<boolean> => sql`(
  (t.commentable_type = 'title' and t.commentable_id = any (${[...ids]}::bigint[]))
  or (t.commentable_type = 'episode' and t.commentable_id in
    (select e.id from episodes e where e.title_id = any (${[...ids]}::bigint[])))
  or (t.commentable_type = 'video' and t.commentable_id in
    (select v.id from videos v where v.title_id = any (${[...ids]}::bigint[]))))`

/** One that waits is read by those who decide about it, wherever it stands; others where the reader may see what they are about. */
const readable = (reader: Omit<PlaceReader, 'language'>): RawBuilder<boolean> =>
  sql`(t.held_for is not null or (t.reports_count > 0 and t.deleted_at is null) or ${visiblePlaces(reader, 't')})`

function sourceOf(
  reader: Omit<PlaceReader, 'language'>,
  { query: words, title_id }: WrittenCall,
): BoundedListSql<List> {
  return {
    table: 'comments',
    within: within('t'),
    also: [
      readable(reader),
      ...(title_id === undefined ? [] : [aboutTitles([title_id])]),
      ...(words ? [containsWords(sql`t.content`, words)] : []),
    ],
    orders: { votes: sql`(t.upvotes - t.downvotes)`, created_at: sql`t.created_at` },
    filters: {
      state: ({ value }) =>
        sql`(${sql.join(
          value.map((state) => STATES[state]),
          sql` or `,
        )})`,
      place: ({ value }) => sql`(t.commentable_type = any (${[...value]}::text[]))`,
      title: ({ value }) => aboutTitles(value),
      author: ({ value }) => sql`(t.user_id = (select u.id from users u
        where lower(u.username) = lower(${value}) and ${visibleAuthors(reader.actor)}))`,
      votes: sql`(t.upvotes - t.downvotes)`,
      created_at: sql`t.created_at`,
    },
    walked: (order) => [order],
  }
}

/** A page of ids: their comments are read for these alone. */
export const findWrittenPage = (
  db: Database,
  reader: PlaceReader,
  call: WrittenCall,
): Promise<RowPage<number>> => findBoundedPage(db, writtenCommentList, sourceOf(reader, call), call)

export const findAllWritten = (
  db: Database,
  reader: PlaceReader,
  call: WrittenCall,
): Promise<readonly number[]> =>
  findAllBounded(db, writtenCommentList, sourceOf(reader, call), call)

/** In the order of the ids; without those that their authors have deleted since. */
export async function readWrittenRows(
  db: Database,
  reader: PlaceReader,
  ids: readonly number[],
): Promise<WrittenCommentRow[]> {
  const rows = await db
    .selectFrom('comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'c.user_id').on(visibleAuthors(reader.actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select(['c.id', 'c.content', 'c.created_at', 'c.edited_at', 'c.held_for', 'c.reports_count'])
    .select([
      'c.commentable_type',
      sql<WrittenState>`case when c.held_for is not null then 'held' when c.deleted_at is not null then 'deleted'
        when c.reports_count > 0 then 'reported' else 'shown' end`.as('state'),
      sql<Date | null>`case when c.held_for is null then c.deleted_at end`.as('deleted_at'),
      authorName('c.deleted_by', reader.actor).as('deleted_by_name'),
      sql<number>`c.upvotes - c.downvotes`.as('votes'),
      placeOf(reader).as('place'),
    ])
    .where('c.id', 'in', [0, ...ids])
    .where(within('c'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as unknown as WrittenCommentRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What staff deleted, shown again. @returns their ids */
export async function markStanding(tx: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('comments')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', [0, ...ids])
    .where('deleted_at', 'is not', null)
    .where('held_for', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
