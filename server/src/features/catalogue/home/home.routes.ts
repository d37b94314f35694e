import { homeEndpoints } from '@mediatheque/contract/catalogue/home/home.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentFollowedNews } from './home.presenter.ts'
import { getHomeRows, listFollowedNews, saveHomeRows } from './home.service.ts'

export const homeRoutes = [
  bindEndpoint(homeEndpoints.getHomeRows, {
    run: ({ platform, actor }) => getHomeRows(platform, actor.user.id),
  }),
  bindEndpoint(homeEndpoints.saveHomeRows, {
    run: ({ platform, actor, body }) => saveHomeRows(platform, actor.user.id, body),
  }),
  bindEndpoint(homeEndpoints.listFollowedNews, {
    run: ({ platform, actor, query, language }) =>
      listFollowedNews(platform, actor.user.id, query.lang ?? language),
    present: (items, { platform }) => ({
      items: items.map((item) => presentFollowedNews(item, platform.clock.now())),
    }),
  }),
]
