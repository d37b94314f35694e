import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { channelQuery, channelSchema } from './channels.schemas.ts'

export const channelEndpoints = {
  getChannel: defineEndpoint({
    method: 'GET',
    path: 'channel/:slugOrId',
    access: permission('titles.view'),
    summary: 'A channel with a page of its content; nested channels come with their first items',
    params: z.object({ slugOrId: z.string().min(1).max(120) }),
    query: channelQuery,
    response: z.object({ channel: channelSchema }),
  }),
}
