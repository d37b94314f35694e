import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { reportedCommentList } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import {
  type HeldFor,
  RECORD_OF_NEWEST_COMMENTS,
} from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Waiting } from '../../../platform/overview.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import { type ReportRow, reportsOf } from '../reports/settle-reports.service.ts'
import {
  type CommentPlace,
  placeOf,
  type PlaceReader,
  visiblePlaces,
} from './comment-places.repository.ts'

export interface ReportedCommentRow extends AuthorColumns {
  readonly id: number
  readonly content: string
  readonly created_at: Date
  readonly edited_at: Date | null
  readonly edits: number
  readonly held_for: HeldFor | null
  readonly reports_count: number
  /** When it was last held or reported. */
  readonly waits_since: Date
  readonly reports: ReportRow[]
  readonly commentable_type: CommentableType
  /** Null where the reader may not see it. */
  readonly place: CommentPlace | null
}

type List = typeof reportedCommentList
type Order = 'reports' | 'reported_at' | 'created_at'

/** Those that somebody has to decide about, as their indexes say it. */
const WAITING = sql<boolean>`(t.held_for is not null or (t.reports_count > 0 and t.deleted_at is null))`

/** How many wait, and since when the one that waits longest. */
export async function countWaitingComments(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::int as count, min(since) as oldest from (
    select greatest(t.last_reported_at, t.held_at) as since from comments t where ${WAITING}
    order by greatest(t.last_reported_at, t.held_at), t.id limit ${MOST_WAITING}) as first`.execute(
    db,
  )
  return rows[0] ?? { count: 0, oldest: null }
}

/** Filters along which the index of an order leads by itself. */
const WALKED = {
  reports: ['reports', 'place'],
  reported_at: ['reported_at'],
  created_at: ['created_at'],
} as const satisfies Record<Order, readonly (keyof List['filters'])[]>

function sourceOf(actor: Actor, { query: words }: ListCall<List>): BoundedListSql<List> {
  return {
    table: 'comments',
    within: WAITING,
    also: words ? [containsWords(sql`t.content`, words)] : [],
    orders: {
      reports: sql`t.reports_count`,
      reported_at: sql`greatest(t.last_reported_at, t.held_at)`,
      created_at: sql`t.created_at`,
    },
    filters: {
      state: ({ value }) =>
        value.includes('held')
          ? value.includes('reported')
            ? sql`true`
            : sql`(t.held_for is not null)`
          : sql`(t.reports_count > 0)`,
      // For one value the planner knows that an index by it is in the order of what stands behind it.
      place: ({ value }) =>
        value.length === 1
          ? sql`(t.commentable_type = ${value[0]})`
          : sql`(t.commentable_type = any (${[...value]}::text[]))`,
      reports: sql`t.reports_count`,
      author: ({ value }) => sql`(t.user_id = (select u.id from users u
        where lower(u.username) = lower(${value}) and ${visibleAuthors(actor)}))`,
      reported_at: sql`greatest(t.last_reported_at, t.held_at)`,
      created_at: sql`t.created_at`,
    },
    walked: (order, filters) =>
      WALKED[order].filter((key) => key !== 'place' || filters.place?.value.length === 1),
  }
}

/** A page of ids: their comments are read for these alone. */
export const findReportedPage = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<RowPage<number>> => findBoundedPage(db, reportedCommentList, sourceOf(actor, call), call)

export const findAllReported = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<readonly number[]> =>
  findAllBounded(db, reportedCommentList, sourceOf(actor, call), call)

/** In the order of the ids; without those that somebody has decided about since. */
export async function readReportedRows(
  db: Database,
  reader: PlaceReader,
  ids: readonly number[],
): Promise<ReportedCommentRow[]> {
  const { actor } = reader
  const rows = await db
    .selectFrom('comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'c.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select(['c.id', 'c.content', 'c.created_at', 'c.edited_at', 'c.edits'])
    .select([
      'c.held_for',
      'c.reports_count',
      'c.commentable_type',
      sql<Date>`greatest(c.last_reported_at, c.held_at)`.as('waits_since'),
      reportsOf('comment', 'c', actor).as('reports'),
      placeOf(reader).as('place'),
    ])
    .where('c.id', 'in', [0, ...ids])
    .where(sql<boolean>`(c.held_for is not null or (c.reports_count > 0 and c.deleted_at is null))`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as unknown as ReportedCommentRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What became of the newest comments of an author, of those that the reader might see. */
export interface AuthorRecord {
  readonly id: number
  readonly comments: number
  readonly deleted: number
  readonly reported: number
}

/** So far back they are looked for: nobody's record costs more than another's. */
const MOST_LOOKED_AT = 1000

export async function listAuthorRecords(
  db: Database,
  reader: PlaceReader,
  userIds: readonly number[],
): Promise<AuthorRecord[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<AuthorRecord>`select author.id, count(*)::int as comments,
      count(*) filter (where said.deleted_at is not null and said.held_for is null and said.deleted_by is distinct from author.id)::int as deleted,
      count(*) filter (where said.deleted_at is null and said.reports_count > 0)::int as reported
    from unnest(${[...userIds]}::bigint[]) author (id)
    cross join lateral (select c.* from (select * from comments where user_id = author.id
        order by created_at desc, id desc limit ${MOST_LOOKED_AT}) c
      where ${visiblePlaces(reader)} limit ${RECORD_OF_NEWEST_COMMENTS}) said
    group by author.id`.execute(db)
  return rows
}
