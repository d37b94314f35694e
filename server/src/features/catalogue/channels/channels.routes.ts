import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentChannel } from './channels.presenter.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import { getChannel, getChannelFacets, pickRandomTitle } from './channels.service.ts'

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
  bindEndpoint(channelEndpoints.getRandomTitle, {
    run: ({ platform, params, query, language }) =>
      pickRandomTitle(platform, params.slugOrId, query, query.lang ?? language),
    present: (title, { platform }) => ({
      title: title && presentTitleCard(title, platform.clock.now()),
    }),
  }),
]
