import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import {
  type CommentPlace,
  placeOf,
  type PlaceReader,
  visiblePlaces,
} from './comment-places.repository.ts'
import { standing } from './visible-comments.repository.ts'

export interface ProfileCommentRow {
  id: number
  content: string
  commentable_type: CommentableType
  upvotes: number
  created_at: Date
  place: CommentPlace | null
}

const selectOf = (db: Database, userId: number, reader: Omit<PlaceReader, 'language'>) =>
  db
    .selectFrom('comments as c')
    .where('c.user_id', '=', userId)
    .where(standing('c'))
    .where(visiblePlaces(reader))

/** What somebody said where the reader may see it, last first. */
export function listCommentRowsOf(
  db: Database,
  { userId, reader }: { readonly userId: number; readonly reader: PlaceReader },
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<ProfileCommentRow>> {
  const query = selectOf(db, userId, reader)
    .select(['c.id', 'c.content', 'c.commentable_type', 'c.upvotes', 'c.created_at'])
    .select(placeOf(reader).as('place'))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
  return paginate<ProfileCommentRow>(db, list, query as never)
}

export async function countCommentsOf(
  db: Database,
  userId: number,
  reader: Omit<PlaceReader, 'language'>,
): Promise<number> {
  const { count } = await selectOf(db, userId, reader)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
