import type {
  CommentableType,
  ListCommentsQuery,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { type RawBuilder, sql } from 'kysely'
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
}

export interface CommentableRow {
  owner_id: number | null
  is_public: boolean
}

const COMMENTABLES: Record<CommentableType, (id: number, now: Date) => RawBuilder<CommentableRow>> =
  {
    title: (id) =>
      sql`select null::bigint as owner_id, true as is_public from titles where id = ${id}`,
    episode: (id) =>
      sql`select null::bigint as owner_id, true as is_public from episodes where id = ${id}`,
    video: (id) =>
      sql`select null::bigint as owner_id, true as is_public from videos where id = ${id}`,
    news: (id, now) =>
      sql`select user_id as owner_id, coalesce(published_at <= ${now}, false) as is_public from news_articles where id = ${id}`,
    list: (id) =>
      sql`select user_id as owner_id, is_public and workspace_id is null as is_public from lists where id = ${id}`,
  }

/** Whether there is such a thing to comment on, and for whom. */
export async function findCommentable(
  db: Database,
  { type, id, now }: { type: CommentableType; id: number; now: Date },
): Promise<CommentableRow | undefined> {
  const { rows } = await COMMENTABLES[type](id, now).execute(db)
  return rows[0]
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
      sql<boolean>`(c.deleted_at is null or exists (select from comments r where r.root_id = c.id and r.deleted_at is null))`,
    )
    .$if(Boolean(list.query), (narrowed) =>
      narrowed.where('c.content', 'ilike', `%${list.query!.replace(/[\\%_]/g, '\\$&')}%`),
    )
    .$if(list.orderBy === 'votes', (sorted) => sorted.orderBy(sql`(c.upvotes - c.downvotes)`, way))
    .$if(list.orderBy === 'created_at', (sorted) => sorted.orderBy('c.created_at', way))
    .orderBy('c.id', way)
  return paginate<CommentRow>(db, list, query as never)
}

/** The answers in these threads, oldest first. */
export function listReplyRows(
  db: Database,
  rootIds: readonly number[],
  { readerId, limit }: { readerId: number; limit: number },
): Promise<CommentRow[]> {
  if (rootIds.length === 0) return Promise.resolve([])
  return selectComments(db, readerId)
    .where('c.root_id', 'in', [...rootIds])
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(limit)
    .execute() as Promise<unknown> as Promise<CommentRow[]>
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
