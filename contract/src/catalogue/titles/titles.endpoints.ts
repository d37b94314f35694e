import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, listQuery, paginated } from '../../core/list-query.ts'
import { TITLE_ORDERS, titleFilters } from './title-filters.ts'
import { episodeView, seasonSummary, titleCardSchema, titleSchema } from './titles.schemas.ts'

const seasonParams = idParams.extend({ season: z.coerce.number().int().min(0) })

export const titleEndpoints = {
  listTitles: defineEndpoint({
    method: 'GET',
    path: 'titles',
    access: permission('titles.view'),
    summary: 'Titles by kind, genre, keyword, country, year, rating, quality and language of their links',
    query: listQuery.extend(titleFilters.shape).extend({ orderBy: z.enum(TITLE_ORDERS).default('popularity') }),
    response: paginated(titleCardSchema),
  }),
  getTitle: defineEndpoint({
    method: 'GET',
    path: 'titles/:id',
    access: permission('titles.view'),
    summary: 'A title in full; the loader editLinkPage adds the own passkey for announce addresses',
    params: idParams,
    query: z.object({ loader: z.enum(['title', 'editLinkPage']).default('title') }),
    response: z.object({ title: titleSchema, passkey: z.string().optional() }),
  }),
  listSimilarTitles: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/related',
    access: permission('titles.view'),
    summary: 'Titles of the same kind that share genres, the most popular first',
    params: idParams,
    response: z.object({ titles: z.array(titleCardSchema) }),
  }),
  getSeason: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season',
    access: permission('titles.view'),
    summary: 'A season and the title it belongs to',
    params: seasonParams,
    query: z.object({ loader: z.string().max(40).optional() }),
    response: z.object({ title: titleSchema, season: seasonSummary.extend({ description: z.string().nullable(), poster: z.string().nullable() }) }),
  }),
  listEpisodes: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season/episodes',
    access: permission('titles.view'),
    summary: 'Episodes of a season in order',
    params: seasonParams,
    query: listQuery.extend({ truncateDescriptions: z.string().optional() }),
    response: paginated(episodeView),
  }),
}
