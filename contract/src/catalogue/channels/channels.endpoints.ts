import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { slug } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  addressedTitleSchema,
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
  getRandomTitle: defineEndpoint({
    method: 'GET',
    path: 'channel/:slugOrId/random',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One of the titles of a channel, at random; null where the filters leave none',
    params: z.object({ slugOrId: slug }),
    query: channelFacetsQuery,
    response: z.object({ title: addressedTitleSchema.nullable() }),
  }),
}
