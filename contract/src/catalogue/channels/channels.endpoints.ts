import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { slug } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  channelFacetsQuery,
  channelFacetsSchema,
  channelQuery,
  channelSchema,
} from './channels.schemas.ts'

export const channelEndpoints = {
  getChannel: defineEndpoint({
    method: 'GET',
    path: 'channel/:slugOrId',
    access: permission('titles.view', sharedCatalogue),
    summary: 'A channel with a page of its content; nested channels come with their first items',
    params: z.object({ slugOrId: slug }),
    query: channelQuery,
    response: z.object({ channel: channelSchema }),
  }),
  getChannelFacets: defineEndpoint({
    method: 'GET',
    path: 'channel/:slugOrId/facets',
    access: permission('titles.view', sharedCatalogue),
    summary: 'What the titles of a channel can be narrowed by, with how many would be left',
    params: z.object({ slugOrId: slug }),
    query: channelFacetsQuery,
    response: channelFacetsSchema,
  }),
}
