import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, listQuery, MAX_PAGE_SIZE, paginated } from '../../core/list-query.ts'
import {
  EPISODES_PER_PAGE,
  episodeSchema,
  languageQuery,
  listTitlesQuery,
  seasonSchema,
  titleCardSchema,
  titleSchema,
} from './titles.schemas.ts'

const seasonParams = idParams.extend({ season: z.coerce.number().int().min(0).max(100_000) })

export const titleEndpoints = {
  listTitles: defineEndpoint({
    method: 'GET',
    path: 'titles',
    access: permission('titles.view'),
    summary: 'Titles, filtered and sorted',
    query: listTitlesQuery,
    response: paginated(titleCardSchema),
  }),
  getTitle: defineEndpoint({
    method: 'GET',
    path: 'titles/:id',
    access: permission('titles.view'),
    summary:
      'One title. The loader editLinkPage needs a login and also gives the passkey of the announce address',
    params: idParams,
    query: languageQuery.extend({ loader: z.enum(['title', 'editLinkPage']).default('title') }),
    response: z.object({ title: titleSchema, passkey: z.string().nullable().optional() }),
  }),
  listRelatedTitles: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/related',
    access: permission('titles.view'),
    summary: 'Titles of the same kind that share the most genres',
    params: idParams,
    query: languageQuery,
    response: z.object({ titles: z.array(titleCardSchema) }),
  }),
  getSeason: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season',
    access: permission('titles.view'),
    summary: 'One season and the title it belongs to',
    params: seasonParams,
    query: languageQuery.extend({ loader: z.string().max(40).optional() }),
    response: z.object({ title: titleSchema, season: seasonSchema }),
  }),
  listEpisodes: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season/episodes',
    access: permission('titles.view'),
    summary: 'Episodes of a season, by number',
    params: seasonParams,
    query: listQuery.extend({
      perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(EPISODES_PER_PAGE),
      truncateDescriptions: z.enum(['true', 'false', '1', '0']).optional(),
    }),
    response: paginated(episodeSchema),
  }),
}
