import { followingEndpoints } from '@mediatheque/contract/community/following/following.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentFollowing } from './following.presenter.ts'
import { listFollowing } from './following.service.ts'

export const followingRoutes = [
  bindEndpoint(followingEndpoints.listFollowing, {
    run: ({ platform, actor, query, language }) =>
      listFollowing(platform, actor, query, query.lang ?? language),
    present: (page, { platform, actor, language }) => {
      const reader = { actor, language, now: platform.clock.now() }
      return presentPage(page, (rows) => rows.map((row) => presentFollowing(row, reader)))
    },
  }),
]
