import { profileEndpoints } from '@mediatheque/contract/community/profiles/profiles.endpoints.ts'
import type { ProfileTab } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listCommentRowsOf } from '../comments/profile-comments.service.ts'
import { listFollowedRows, listFollowerRows } from '../follows/follows.service.ts'
import { presentListCard } from '../lists/lists.presenter.ts'
import { listLists } from '../lists/list-lists.service.ts'
import { listReviewRowsOf } from '../reviews/profile-reviews.service.ts'
import {
  presentProfile,
  presentProfileComment,
  presentProfileFollow,
  presentProfileReview,
} from './profiles.presenter.ts'
import {
  assertComments,
  canSeeTab,
  getProfile,
  getProfileOwner,
  type ProfileOwner,
  withTitles,
} from './profiles.service.ts'

/** What every panel asks first: whose it is, and whether they show it to the reader. */
const panel = (tab: ProfileTab) => ({
  load: (call: { platform: Needs<'db' | 'cache'>; actor: Actor; params: { id: number } }) =>
    getProfileOwner(call.platform, call.actor, call.params.id),
  policy: (actor: Actor, owner: ProfileOwner) => canSeeTab(actor, owner, tab),
})

const reviewPanel = (
  endpoint: typeof profileEndpoints.listProfileReviews | typeof profileEndpoints.listProfileRatings,
  areWritten: boolean,
) =>
  bindEndpoint(endpoint, {
    ...panel(areWritten ? 'reviews' : 'ratings'),
    run: async ({ platform, record, query, language }) => {
      const wanted = { userId: record.id, areWritten }
      const page = await listReviewRowsOf(platform.readDb, wanted, query)
      return withTitles(platform, page, query.lang ?? language)
    },
    present: (page, { platform }) =>
      presentPage(page, (rows) =>
        rows.map((row) => presentProfileReview(row, platform.clock.now())),
      ),
  })

export const profilePageRoutes = [
  bindEndpoint(profileEndpoints.getProfile, {
    run: ({ platform, actor, params, language }) =>
      getProfile(platform, actor, { id: params.id, language }),
    present: (profile, { platform }) => presentProfile(profile, platform.clock.now()),
  }),
  bindEndpoint(profileEndpoints.listProfileLists, {
    ...panel('lists'),
    run: ({ platform, actor, record, query, language }) =>
      listLists(
        platform,
        actor,
        { ...query, order: 'newest', user_id: record.id, workspaceId: undefined },
        query.lang ?? language,
      ),
    present: (page, { platform, actor, language }) =>
      presentPage(page, (rows) =>
        rows.map((row) => presentListCard(row, { actor, language, now: platform.clock.now() })),
      ),
  }),
  reviewPanel(profileEndpoints.listProfileRatings, false),
  reviewPanel(profileEndpoints.listProfileReviews, true),
  bindEndpoint(profileEndpoints.listProfileComments, {
    ...panel('comments'),
    run: async ({ platform, actor, record, query, language }) => {
      await assertComments(platform)
      const reader = { actor, language: query.lang ?? language, now: platform.clock.now() }
      return listCommentRowsOf(platform.readDb, { userId: record.id, reader }, query)
    },
    present: (page, { t }) =>
      presentPage(page, (rows) => rows.map((row) => presentProfileComment(row, t))),
  }),
  bindEndpoint(profileEndpoints.listFollowers, {
    ...panel('followers'),
    run: ({ platform, actor, record, query }) =>
      listFollowerRows(platform.readDb, { userId: record.id, actor }, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentProfileFollow)),
  }),
  bindEndpoint(profileEndpoints.listFollowedUsers, {
    ...panel('followed-users'),
    run: ({ platform, actor, record, query }) =>
      listFollowedRows(platform.readDb, { userId: record.id, actor }, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentProfileFollow)),
  }),
]
