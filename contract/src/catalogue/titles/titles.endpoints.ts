import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { line } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, listQuery, pageSize, paginated } from '../../core/list-query.ts'
import {
  EPISODES_PER_PAGE,
  episodeSchema,
  languageQuery,
  listTitlesQuery,
  seasonOrEpisode,
  seasonSchema,
  titleCardSchema,
  titleSchema,
} from './titles.schemas.ts'

const seasonParams = idParams.extend({ season: seasonOrEpisode })

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
    access: permission('titles.view', sharedCatalogue),
    summary:
      'One title. The loader editLinkPage needs a login and also gives the passkey of the announce address',
    params: idParams,
    query: languageQuery.extend({ loader: z.enum(['title', 'editLinkPage']).default('title') }),
    response: z.object({ title: titleSchema, passkey: z.string().nullable().optional() }),
  }),
  listRelatedTitles: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/related',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Titles of the same kind that share the most genres',
    params: idParams,
    query: languageQuery,
    response: z.object({ titles: z.array(titleCardSchema) }),
  }),
  getSeason: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One season and the title it belongs to',
    params: seasonParams,
    query: languageQuery.extend({ loader: line({ max: 40 }).optional() }),
    response: z.object({ title: titleSchema, season: seasonSchema }),
  }),
  listEpisodes: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season/episodes',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Episodes of a season, by number',
    params: seasonParams,
    query: listQuery.extend({
      perPage: pageSize(EPISODES_PER_PAGE),
      truncateDescriptions: z.enum(['true', 'false', '1', '0']).optional(),
    }),
    response: paginated(episodeSchema),
  }),
}
