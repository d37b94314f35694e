import {
  type CommentableType,
  type ListCommentsQuery,
  type ListRepliesQuery,
  REPLIES_WITH_THREAD,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { arrangeThreads } from '@mediatheque/contract/community/comments/arrange-threads.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isNewsVisible } from '../../catalogue/news/news.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { isListVisible } from '../lists/lists.service.ts'
import { isRequestVisible } from '../requests/requests.service.ts'
import { mayVisit } from './comment-places.repository.ts'
import {
  type CommentRow,
  countComments,
  findOpenVisibility,
  findStandingComment,
  findThread,
  listFirstReplies,
  listReplyRows,
  listThreadRows,
} from './comments.repository.ts'
import type { WrittenComment } from './write-comments.repository.ts'
import { getStanding } from './write-comments.service.ts'

/** What is commented on, as far as who reads is concerned. */
export interface Commentable {
  readonly isVisible: boolean
}

const OPEN_TABLES = { title: 'titles', episode: 'episodes', video: 'videos' } as const

/** Who may not see the catalogue, a list or an article may not read what is said about it. Undefined where there is nothing like it. */
function isCommentableVisible(
  platform: Needs<'readDb' | 'clock'>,
  actor: Actor,
  { type, id }: { type: CommentableType; id: number },
): Promise<boolean | undefined> {
  if (!mayVisit(actor, type)) return Promise.resolve(false)
  if (type === 'list') return isListVisible(platform, actor, id)
  if (type === 'news') return isNewsVisible(platform, id)
  if (type === 'request') return isRequestVisible(platform, actor, id)
  return findOpenVisibility(platform.readDb, OPEN_TABLES[type], id)
}

/** @throws notFound where there is nothing like it, or where the site has no comments */
export async function getCommentable(
  platform: Needs<'readDb' | 'clock' | ToReadSettings>,
  actor: Actor,
  about: { type: CommentableType; id: number },
): Promise<Commentable> {
  const [settings, isVisible] = await Promise.all([
    getSettings(platform),
    isCommentableVisible(platform, actor, about),
  ])
  if (isVisible === undefined || !settings.enable_comments) throw new AppError('notFound')
  return { isVisible }
}

/** Whether this reader may see a comment that stands. Undefined where there is none, or the site has no comments. */
export async function findCommentVisibility(
  platform: Needs<'readDb' | 'clock' | ToReadSettings>,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  const [settings, about] = await Promise.all([
    getSettings(platform),
    findStandingComment(platform.db, id),
  ])
  return settings.enable_comments && about
    ? isCommentableVisible(platform, actor, about)
    : undefined
}

/** A comment that stands, and whether the reader may see what it is about. @throws notFound */
export async function getVotableComment(
  platform: Needs<'db' | 'readDb' | 'clock' | ToReadSettings>,
  actor: Actor,
  id: number,
): Promise<Commentable & { readonly comment: WrittenComment }> {
  const comment = await getStanding(platform, id)
  const { commentable_type: type, commentable_id } = comment
  return { comment, ...(await getCommentable(platform, actor, { type, id: commentable_id })) }
}

export interface CommentPage {
  /** `data` holds the threads with their first answers. */
  readonly page: RowPage<CommentRow>
  readonly count: number
}

export async function listComments(
  platform: Needs<'readDb'>,
  actor: Actor,
  list: ListCommentsQuery,
): Promise<CommentPage> {
  const [page, count] = await Promise.all([
    listThreadRows(platform.readDb, list, actor),
    countComments(platform.readDb, list.commentable_type, list.commentable_id),
  ])
  const replies = await listFirstReplies(
    platform.readDb,
    page.data.map(({ id }) => id),
    { actor, perThread: REPLIES_WITH_THREAD },
  )
  return { page: { ...page, data: arrangeThreads(page.data, replies) }, count }
}

/** What a thread is about, for the rule of who may read it. @throws notFound */
export async function getThreadSubject(
  platform: Needs<'readDb' | 'clock' | ToReadSettings>,
  actor: Actor,
  id: number,
): Promise<Commentable> {
  const thread = await findThread(platform.readDb, id)
  if (!thread) throw new AppError('notFound')
  return getCommentable(platform, actor, thread)
}

export async function listReplies(
  platform: Needs<'readDb'>,
  actor: Actor,
  { id, after = 0, perPage }: ListRepliesQuery & { id: number },
): Promise<{ rows: CommentRow[]; hasMore: boolean }> {
  // One more than wanted says whether there are more.
  const rows = await listReplyRows(platform.readDb, id, {
    actor,
    after,
    limit: perPage + 1,
  })
  return { rows: rows.slice(0, perPage), hasMore: rows.length > perPage }
}
