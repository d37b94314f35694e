import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { type PageSearch, readPage, searchReader } from '../../../lib/page-search.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export interface NewsSearch extends PageSearch {
  /** The address of a tag. */
  tag?: string
}

/** As the server reads it: which tags there are, it alone knows. */
export const readNewsSearch = searchReader<NewsSearch>(['page', 'tag'], (search) => ({
  ...readPage(search),
  ...(search['tag'] ? { tag: `${search['tag']}` } : {}),
}))

export const newsQuery = ({ page, tag }: NewsSearch) =>
  endpointQuery(newsEndpoints.listNews, { query: { page, tag } as NewsSearch })
export const newsArticleQuery = (id: number) =>
  endpointQuery(newsEndpoints.getNewsArticle, { params: { id } })
