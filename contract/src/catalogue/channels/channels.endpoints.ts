import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listQuery } from '../../core/list-query.ts'
import { TITLE_ORDERS, titleFilters } from '../titles/title-filters.ts'
import { channelAnswer } from './channels.schemas.ts'

export const channelEndpoints = {
  getChannel: defineEndpoint({
    method: 'GET',
    path: 'channel/:slugOrId',
    access: permission('titles.view'),
    summary: 'A channel with its titles, or with its rows; `restriction` narrows it to a genre, keyword, country or person',
    params: z.object({ slugOrId: z.string().max(100) }),
    query: listQuery
      .extend(titleFilters.shape)
      .extend({ restriction: z.string().max(120).optional(), orderBy: z.enum(TITLE_ORDERS).optional(), perPage: z.coerce.number().int().min(1).max(100).default(42) }),
    response: channelAnswer,
  }),
}
