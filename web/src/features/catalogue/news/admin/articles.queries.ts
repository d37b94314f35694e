import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { articleList } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

/** Begins the key of every query of the list. */
export const ARTICLES_KEY = articleEndpoints.listArticles.path

export type ArticleSearch = SearchOf<typeof articleList>
export const readArticleSearch = listSearchReader(articleList)

export const articlesQuery = (search: ArticleSearch) =>
  listQuery(articleList, articleEndpoints.listArticles, search)

export const editedArticleQuery = (id: number) =>
  endpointQuery(articleEndpoints.getEditedArticle, { params: { id } })

/** The front page and others show them. */
export const createArticle = defineWrite(articleEndpoints.createArticle, 'all')
export const updateArticle = defineWrite(articleEndpoints.updateArticle, 'all')
export const keepArticlePicture = defineWrite(articleEndpoints.keepArticlePicture, [])
