import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { presentReview } from '../reviews/reviews.presenter.ts'
import { type CommentReader, presentComment } from './comments.presenter.ts'
import { canDeleteComments, canEditComment } from './comments.policy.ts'
import type { CommentRow } from './comments.repository.ts'
import { getCommentable, getThreadSubject, listComments, listReplies } from './comments.service.ts'
import {
  deleteComments,
  editComment,
  findThere,
  getThere,
  postComment,
} from './write-comments.service.ts'
import { getVotable, readVote, voteFor } from './vote.service.ts'

type Reading = { readonly platform: Needs<'clock' | ToReadSettings>; readonly actor: Actor }

const readerOf = async ({ platform, actor }: Reading): Promise<CommentReader> => ({
  actor,
  now: platform.clock.now(),
  settings: await getSettings(platform),
})

const presentOne = async (row: CommentRow, call: Reading) =>
  presentComment(row, await readerOf(call))

export const commentRoutes = [
  bindEndpoint(commentEndpoints.listComments, {
    load: ({ platform, actor, query }) =>
      getCommentable(platform, actor, { type: query.commentable_type, id: query.commentable_id }),
    policy: (_actor, about) => about.isVisible,
    run: ({ platform, actor, query }) => listComments(platform, actor, query),
    present: async ({ page, count }, call) => {
      const reader = await readerOf(call)
      return {
        ...(await presentPage(page, (rows) => rows.map((row) => presentComment(row, reader)))),
        comments_count: count,
      }
    },
  }),
  bindEndpoint(commentEndpoints.listReplies, {
    load: ({ platform, actor, params }) => getThreadSubject(platform, actor, params.id),
    policy: (_actor, about) => about.isVisible,
    run: ({ platform, actor, params, query }) =>
      listReplies(platform, actor, { ...query, id: params.id }),
    present: async ({ rows, hasMore }, call) => {
      const reader = await readerOf(call)
      return { replies: rows.map((row) => presentComment(row, reader)), has_more: hasMore }
    },
  }),
  bindEndpoint(commentEndpoints.postComment, {
    load: ({ platform, actor, body }) =>
      getCommentable(platform, actor, { type: body.commentable_type, id: body.commentable_id }),
    policy: (_actor, about) => about.isVisible,
    run: ({ platform, actor, body }) => postComment(platform, actor, body),
    present: async (row, call) => ({ comment: await presentOne(row, call) }),
  }),
  bindEndpoint(commentEndpoints.editComment, {
    load: ({ platform, params }) => getThere(platform, params.id),
    policy: (actor, comment) => canEditComment(actor, comment),
    run: ({ platform, actor, record, body }) => editComment(platform, actor, record, body.content),
    present: async (row, call) => ({ comment: await presentOne(row, call) }),
  }),
  bindEndpoint(commentEndpoints.deleteComments, {
    load: ({ platform, params }) => findThere(platform, params.ids),
    policy: (actor, comments) => canDeleteComments(actor, comments),
    run: async ({ platform, actor, record }) => ({
      deleted: await deleteComments(platform, actor, record),
    }),
  }),
  bindEndpoint(commentEndpoints.vote, {
    load: ({ platform, actor, body }) => getVotable(platform, actor, body),
    policy: (_actor, { isOpen }) => isOpen,
    run: ({ platform, actor, record, body }) => voteFor(platform, actor, record, readVote(body)),
    present: async (voted, call) => ({
      model:
        voted.type === 'comment'
          ? await presentOne(voted.row, call)
          : presentReview(voted.row, call.actor),
    }),
  }),
]
