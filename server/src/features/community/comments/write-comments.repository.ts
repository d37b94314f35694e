import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { HeldFor } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Comments } from '../../../platform/database/types.generated.ts'

/** A comment as far as those who write to it need to know. */
export interface WrittenComment {
  readonly id: number
  readonly commentable_type: CommentableType
  readonly commentable_id: number
  readonly user_id: number | null
  readonly root_id: number | null
  readonly depth: number
  readonly deleted_at: Date | null
  readonly deleted_by: number | null
  readonly held_for: HeldFor | null
  readonly edits: number
  readonly content: string
  readonly created_at: Date
}

const WRITTEN_COLUMNS = [
  'id',
  'commentable_type',
  'commentable_id',
  'user_id',
  'root_id',
  'depth',
  'deleted_at',
  'deleted_by',
  'held_for',
  'edits',
  'content',
  'created_at',
] as const

export async function findWritten(db: Database, ids: readonly number[]): Promise<WrittenComment[]> {
  const rows = await db
    .selectFrom('comments')
    .select(WRITTEN_COLUMNS)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return rows as WrittenComment[]
}

/** Keeps them as they are until the transaction ends. In the order of their numbers, so that no two wait for each other. */
export async function lockWritten(tx: Database, ids: readonly number[]): Promise<WrittenComment[]> {
  const rows = await tx
    .selectFrom('comments')
    .select(WRITTEN_COLUMNS)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as WrittenComment[]
}

/** Deleted ones count: who writes and deletes all day has written all day. */
export async function countWrittenSince(
  db: Database,
  userId: number,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether the same words of the same writer stand there already, since that moment. */
export async function isSaidAlready(
  db: Database,
  said: Pick<
    Insertable<Comments>,
    'commentable_type' | 'commentable_id' | 'parent_id' | 'content'
  > & { readonly user_id: number },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', said.user_id)
    .where('created_at', '>', since)
    .where('commentable_type', '=', said.commentable_type)
    .where('commentable_id', '=', said.commentable_id)
    .where('parent_id', 'is not distinct from', said.parent_id ?? null)
    .where('content', '=', said.content)
    // One that is held is there for its author.
    .where((is) => is.or([is('deleted_at', 'is', null), is('held_for', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

const ofTitle = (table: 'episodes' | 'videos') => (id: number) =>
  sql`select 1 from ${sql.table(table)} x join titles t on t.id = x.title_id where x.id = ${id} for key share of t`
const ofItself = (table: 'titles' | 'news_articles' | 'lists' | 'requests') => (id: number) =>
  sql`select 1 from ${sql.table(table)} x where x.id = ${id} for key share`

const SUBJECTS: Readonly<Record<CommentableType, (id: number) => RawBuilder<unknown>>> = {
  title: ofItself('titles'),
  episode: ofTitle('episodes'),
  video: ofTitle('videos'),
  news: ofItself('news_articles'),
  list: ofItself('lists'),
  request: ofItself('requests'),
}

/**
 * Keeps what a comment is about until the transaction ends: who deletes or withdraws it waits, and takes the comment along.
 * @returns whether it is there
 */
export async function lockSubject(
  tx: Database,
  {
    commentable_type: type,
    commentable_id: id,
  }: Pick<WrittenComment, 'commentable_type' | 'commentable_id'>,
): Promise<boolean> {
  return (await SUBJECTS[type](id).execute(tx)).rows.length > 0
}

export async function insertComment(
  db: Granted<'comments-of-a-day'>,
  comment: Insertable<Comments>,
): Promise<number> {
  const made = db.insertInto('comments').values(comment).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** What a comment is while it is held: for everybody else it is as if it were deleted. */
export const heldSince = (now: Date, held_for: HeldFor | null) =>
  held_for === null ? {} : { held_for, held_at: now, deleted_at: now }

export async function setContent(
  tx: Database,
  id: number,
  { content, now, holdFor }: { content: string; now: Date; holdFor: HeldFor | null },
): Promise<void> {
  await tx
    .updateTable('comments')
    .set((is) => ({ content, edited_at: now, edits: is('edits', '+', 1) }))
    .$if(holdFor !== null, (held) => held.set(heldSince(now, holdFor)))
    .where('id', '=', id)
    .where('content', '<>', content)
    .execute()
}

/** @returns how many of them stood until now */
export async function markDeleted(
  tx: Database,
  ids: readonly number[],
  { now, by }: { now: Date; by: number },
): Promise<number> {
  const rows = await tx
    .updateTable('comments')
    .set({ deleted_at: now, deleted_by: by, held_for: null, held_at: null })
    .where('id', 'in', [0, ...ids])
    .where((is) => is.or([is('deleted_at', 'is', null), is('held_for', 'is not', null)]))
    .returning('id')
    .execute()
  return rows.length
}

/** @returns those of them that were held until now */
export async function release(tx: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('comments')
    .set({ deleted_at: null, held_for: null, held_at: null })
    .where('id', 'in', [0, ...ids])
    .where('held_for', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Since when an account is there, and how many of its comments stand, counted up to `most`. */
export async function findWriterRecord(
  db: Database,
  userId: number,
  most: number,
): Promise<{ created_at: Date; standing: number }> {
  const { rows } = await sql<{ created_at: Date; standing: number }>`select u.created_at,
    (select count(*)::int from (select from comments where user_id = u.id and deleted_at is null limit ${most}) as first) as standing
    from users u where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`The account ${userId} is gone`)
  return row
}
