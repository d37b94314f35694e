import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { languageOf } from '../titles/titles.service.ts'
import { presentChannel } from './channels.presenter.ts'
import { getChannel } from './channels.service.ts'

export const channelRoutes = [
  bindEndpoint(channelEndpoints.getChannel, {
    run: async ({ platform, actor, request, params, query }) =>
      getChannel(
        platform,
        params.slugOrId,
        query,
        await languageOf(platform, actor, request, query.lang),
      ),
    present: (content, { platform }) => ({
      channel: presentChannel(content, platform.clock.now()),
    }),
  }),
]
