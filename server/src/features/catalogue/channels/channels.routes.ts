import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentChannel } from './channels.presenter.ts'
import { getChannel, getChannelFacets } from './channels.service.ts'

export const channelRoutes = [
  bindEndpoint(channelEndpoints.getChannel, {
    run: ({ platform, params, query, language }) =>
      getChannel(platform, params.slugOrId, query, query.lang ?? language),
    present: (content, { platform }) => ({
      channel: presentChannel(content, platform.clock.now()),
    }),
  }),
  bindEndpoint(channelEndpoints.getChannelFacets, {
    run: ({ platform, params, query, language }) =>
      getChannelFacets(platform, params.slugOrId, query, query.lang ?? language),
    present: (facets) => facets,
  }),
]
