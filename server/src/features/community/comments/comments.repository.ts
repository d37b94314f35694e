import type {
  CommentableType,
  ListCommentsQuery,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { HeldFor } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import { type OrderKey, pageByKey } from '../../../platform/http/page-by-key.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import {
  readable,
  readableReplies,
  readableThreads,
  standing,
} from './visible-comments.repository.ts'

export interface CommentRow extends AuthorColumns {
  id: number
  commentable_type: CommentableType
  commentable_id: number
  parent_id: number | null
  root_id: number | null
  depth: number
  content: string
  position: number | null
  upvotes: number
  downvotes: number
  current_vote: number | null
  deleted_at: Date | null
  held_for: HeldFor | null
  created_at: Date
  edited_at: Date | null
  /** Of the thread that it begins. */
  replies_count?: number
}

/** Of things that everybody may see: undefined where there is no such one. */
export function findOpenVisibility(
  db: Database,
  table: 'titles' | 'episodes' | 'videos',
  id: number,
): Promise<boolean | undefined> {
  return findVisibility(db, { table, alias: 't', id }, sql`true`)
}

function selectComments(db: Database, actor: Actor) {
  return db
    .selectFrom('comments as c')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'c.user_id').on(visibleAuthors(actor)),
    )
    .leftJoin('votes as v', (join) =>
      join
        .on('v.item_type', '=', 'comment')
        .onRef('v.item_id', '=', 'c.id')
        .on('v.user_id', '=', actor.user?.id ?? 0),
    )
    .select(AUTHOR_COLUMNS)
    .select([
      'c.id',
      'c.commentable_type',
      'c.commentable_id',
      'c.parent_id',
      'c.root_id',
      'c.depth',
      'c.content',
      'c.position',
      'c.upvotes',
      'c.downvotes',
      'c.deleted_at',
      'c.held_for',
      'c.created_at',
      'c.edited_at',
      'v.vote as current_vote',
    ])
}

/** One of them, with its replies counted where it begins a thread. */
export async function findCommentRow(
  db: Database,
  id: number,
  actor: Actor,
): Promise<CommentRow | undefined> {
  const row = await selectComments(db, actor)
    .where('c.id', '=', id)
    .select(repliesCount(actor))
    .executeTakeFirst()
  return row as unknown as CommentRow | undefined
}

const repliesCount = (actor: Actor) =>
  sql<number>`(select count(*)::int from comments r where r.root_id = c.id and ${readableReplies('r', actor)})`.as(
    'replies_count',
  )

/** Each follows an index. */
const THREAD_ORDERS: Record<ListCommentsQuery['orderBy'], OrderKey> = {
  created_at: { by: sql`c.created_at`, isMoment: true },
  votes: { by: sql`(c.upvotes - c.downvotes)` },
}

/** A page of the comments that begin a thread. */
export function listThreadRows(
  db: Database,
  list: ListCommentsQuery,
  actor: Actor,
): Promise<RowPage<CommentRow>> {
  const query = selectComments(db, actor)
    .where('c.commentable_type', '=', list.commentable_type)
    .where('c.commentable_id', '=', list.commentable_id)
    .where('c.parent_id', 'is', null)
    .where(readableThreads(actor))
    .select(repliesCount(actor))
    .$if(Boolean(list.query), (narrowed) =>
      // What is deleted is not shown, so it is not found by its words either.
      narrowed
        .where(readable('c', actor))
        .where('c.content', 'ilike', `%${literally(list.query!)}%`),
    )
  const keys = [THREAD_ORDERS[list.orderBy], { by: sql`c.id` }]
  return pageByKey<CommentRow>(db, list, query as never, { keys, way: list.orderDir ?? 'desc' })
}

/** The first answers of each of these threads, in one question, in the order in which they were written. */
export function listFirstReplies(
  db: Database,
  rootIds: readonly number[],
  { actor, perThread }: { actor: Actor; perThread: number },
): Promise<CommentRow[]> {
  if (rootIds.length === 0) return Promise.resolve([])
  return selectComments(db, actor)
    .where(
      'c.id',
      'in',
      sql<number>`(select first.id from unnest(${[...rootIds]}::bigint[]) root (id)
        cross join lateral (select r.id from comments r where r.root_id = root.id and ${readableReplies('r', actor)}
          order by r.id limit ${perThread}) first)`,
    )
    .orderBy('c.id')
    .execute() as Promise<unknown> as Promise<CommentRow[]>
}

/** The answers of a thread behind one of them. What they answer was written before, so it comes before. */
export function listReplyRows(
  db: Database,
  rootId: number,
  { actor, after, limit }: { actor: Actor; after: number; limit: number },
): Promise<CommentRow[]> {
  return selectComments(db, actor)
    .where('c.root_id', '=', rootId)
    .where('c.id', '>', after)
    .where(readableReplies('c', actor))
    .orderBy('c.id')
    .limit(limit)
    .execute() as Promise<unknown> as Promise<CommentRow[]>
}

/** What a comment that was not deleted is about. */
export async function findStandingComment(
  db: Database,
  id: number,
): Promise<{ type: CommentableType; id: number } | undefined> {
  const row = await db
    .selectFrom('comments as c')
    .select(['c.commentable_type', 'c.commentable_id'])
    .where('c.id', '=', id)
    .where(standing('c'))
    .executeTakeFirst()
  return row && { type: row.commentable_type as CommentableType, id: row.commentable_id }
}

/** What a thread is about, by the comment that begins it. */
export async function findThread(
  db: Database,
  id: number,
): Promise<{ type: CommentableType; id: number } | undefined> {
  const row = await db
    .selectFrom('comments')
    .select(['commentable_type', 'commentable_id'])
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst()
  return row && { type: row.commentable_type as CommentableType, id: row.commentable_id }
}

export async function countComments(
  db: Database,
  type: CommentableType,
  id: number,
): Promise<number> {
  const row = await db
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('commentable_type', '=', type)
    .where('commentable_id', '=', id)
    .where(standing('c'))
    .executeTakeFirstOrThrow()
  return row.count
}
