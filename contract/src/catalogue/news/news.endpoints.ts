import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { listNewsQuery, newsArticleSchema, newsPageSchema } from './news.schemas.ts'

export const newsEndpoints = {
  listNews: defineEndpoint({
    method: 'GET',
    path: 'news',
    access: permission('titles.view'),
    summary: 'Published articles, newest first; all of them, or those that have a tag',
    query: listNewsQuery,
    response: newsPageSchema,
  }),
  getNewsArticle: defineEndpoint({
    method: 'GET',
    path: 'news/:id',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One published article, the titles it is about, and its neighbours',
    params: idParams,
    query: languageQuery,
    response: z.object({ article: newsArticleSchema }),
  }),
}
