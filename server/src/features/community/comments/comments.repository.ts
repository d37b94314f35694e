import type {
  CommentableType,
  ListCommentsQuery,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export interface CommentRow {
  id: number
  commentable_type: CommentableType
  commentable_id: number
  parent_id: number | null
  root_id: number | null
  depth: number
  user_id: number | null
  username: string | null
  first_name: string | null
  last_name: string | null
  image: string | null
  content: string
  position: number | null
  upvotes: number
  downvotes: number
  current_vote: number | null
  deleted_at: Date | null
  created_at: Date
  /** Of the thread that it begins. */
  replies_count?: number
}

/** Whether there is such a thing among those that everybody may see. */
export async function hasOpenCommentable(
  db: Database,
  table: 'titles' | 'episodes' | 'videos',
  id: number,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

function selectComments(db: Database, readerId: number) {
  return db
    .selectFrom('comments as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('votes as v', (join) =>
      join
        .on('v.item_type', '=', 'comment')
        .onRef('v.item_id', '=', 'c.id')
        .on('v.user_id', '=', readerId),
    )
    .select([
      'c.id',
      'c.commentable_type',
      'c.commentable_id',
      'c.parent_id',
      'c.root_id',
      'c.depth',
      'c.user_id',
      'c.content',
      'c.position',
      'c.upvotes',
      'c.downvotes',
      'c.deleted_at',
      'c.created_at',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.image',
      'v.vote as current_vote',
    ])
}

/** Of deleted answers only those stay that something readable hangs from, whatever lies between. */
const readable = (alias: 'c' | 'r') =>
  sql<boolean>`(${sql.ref(alias)}.deleted_at is null or exists (
    with recursive below as (
      select b.id, b.deleted_at from comments b where b.parent_id = ${sql.ref(`${alias}.id`)}
      union all
      select b.id, b.deleted_at from comments b join below on b.parent_id = below.id)
    select from below where below.deleted_at is null))`

/** A page of the comments that begin a thread. A deleted one stays while somebody's answer to it can be read. */
export function listThreadRows(
  db: Database,
  list: ListCommentsQuery,
  readerId: number,
): Promise<RowPage<CommentRow>> {
  const way = list.orderDir ?? 'desc'
  const query = selectComments(db, readerId)
    .where('c.commentable_type', '=', list.commentable_type)
    .where('c.commentable_id', '=', list.commentable_id)
    .where('c.parent_id', 'is', null)
    .where(
      // Not `exists`, which the planner may answer by reading every comment there is.
      sql<boolean>`(c.deleted_at is null
        or coalesce((select true from comments r where r.root_id = c.id and r.deleted_at is null limit 1), false))`,
    )
    .select(
      sql<number>`(select count(*)::int from comments r where r.root_id = c.id and ${readable('r')})`.as(
        'replies_count',
      ),
    )
    .$if(Boolean(list.query), (narrowed) =>
      // What is deleted is not shown, so it is not found by its words either.
      narrowed
        .where('c.deleted_at', 'is', null)
        .where('c.content', 'ilike', `%${list.query!.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(list.orderBy === 'votes', (sorted) => sorted.orderBy(sql`(c.upvotes - c.downvotes)`, way))
    .$if(list.orderBy === 'created_at', (sorted) => sorted.orderBy('c.created_at', way))
    .orderBy('c.id', way)
  return paginate<CommentRow>(db, list, query as never)
}

/** The first answers of each of these threads, in one question, in the order in which they were written. */
export function listFirstReplies(
  db: Database,
  rootIds: readonly number[],
  { readerId, perThread }: { readerId: number; perThread: number },
): Promise<CommentRow[]> {
  if (rootIds.length === 0) return Promise.resolve([])
  return selectComments(db, readerId)
    .where(
      'c.id',
      'in',
      sql<number>`(select first.id from unnest(${[...rootIds]}::bigint[]) root (id)
        cross join lateral (select r.id from comments r where r.root_id = root.id and ${readable('r')}
          order by r.id limit ${perThread}) first)`,
    )
    .orderBy('c.id')
    .execute() as Promise<unknown> as Promise<CommentRow[]>
}

/** The answers of a thread behind one of them. What they answer was written before, so it comes before. */
export function listReplyRows(
  db: Database,
  rootId: number,
  { readerId, after, limit }: { readerId: number; after: number; limit: number },
): Promise<CommentRow[]> {
  return selectComments(db, readerId)
    .where('c.root_id', '=', rootId)
    .where('c.id', '>', after)
    .where(readable('c'))
    .orderBy('c.id')
    .limit(limit)
    .execute() as Promise<unknown> as Promise<CommentRow[]>
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
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('commentable_type', '=', type)
    .where('commentable_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
