import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const newsQuery = (page: number | undefined) =>
  endpointQuery(newsEndpoints.listNews, { query: page ? { page } : {} })
export const newsArticleQuery = (id: number) =>
  endpointQuery(newsEndpoints.getNewsArticle, { params: { id } })
