import type { ListCommentsQuery } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { arrangeThreads } from './arrange-threads.ts'
import type { RuledCommentable } from './comments.policy.ts'
import {
  type CommentRow,
  countComments,
  findCommentable,
  listReplyRows,
  listThreadRows,
} from './comments.repository.ts'

/** Answers shown with a page of threads, at most. */
const MOST_REPLIES = 500

/** @throws notFound where there is nothing like it, or where the site has no comments */
export async function getCommentable(
  platform: Platform,
  { commentable_type: type, commentable_id: id }: ListCommentsQuery,
): Promise<RuledCommentable> {
  const [settings, row] = await Promise.all([
    getSettings(platform),
    findCommentable(platform.readDb, { type, id, now: platform.clock.now() }),
  ])
  if (!row || !settings.enable_comments) throw new AppError('notFound')
  return { ownerId: row.owner_id, isPublic: row.is_public }
}

export interface CommentPage {
  /** `data` holds the threads with their answers. */
  readonly page: RowPage<CommentRow>
  readonly count: number
}

export async function listComments(
  platform: Platform,
  actor: Actor,
  list: ListCommentsQuery,
): Promise<CommentPage> {
  const readerId = actor.user?.id ?? 0
  const [page, count] = await Promise.all([
    listThreadRows(platform.readDb, list, readerId),
    countComments(platform.readDb, list.commentable_type, list.commentable_id),
  ])
  const replies = await listReplyRows(
    platform.readDb,
    page.data.map(({ id }) => id),
    { readerId, limit: MOST_REPLIES },
  )
  return { page: { ...page, data: arrangeThreads(page.data, replies) }, count }
}
