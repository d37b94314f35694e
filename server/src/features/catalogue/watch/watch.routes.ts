import { watchEndpoints } from '@mediatheque/contract/catalogue/watch/watch.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentSource, presentWatchPage } from './watch.presenter.ts'
import { getSource, getWatchPage, reportDead } from './watch.service.ts'

export const watchRoutes = [
  bindEndpoint(watchEndpoints.getWatchPage, {
    run: ({ platform, actor, params, query, language }) =>
      getWatchPage(platform, actor, params.videoId, query.lang ?? language),
    present: (page, { actor, platform }) => presentWatchPage(page, actor, platform),
  }),
  bindEndpoint(watchEndpoints.getVideoSource, {
    run: ({ platform, params }) => getSource(platform, params.id),
    present: (row, { actor, platform }) => presentSource(row, actor, platform),
  }),
  bindEndpoint(watchEndpoints.reportDeadVideo, {
    run: async ({ platform, actor, params }) => ({
      health: await reportDead(platform, actor, params.id),
    }),
  }),
]
