import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { slug } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { channelQuery, channelSchema } from './channels.schemas.ts'

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
}
