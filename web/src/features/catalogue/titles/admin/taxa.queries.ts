import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { tagList } from '@mediatheque/contract/catalogue/news/tags/tags.list.ts'
import { genreList, keywordList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type GenreSearch = SearchOf<typeof genreList>
export const readGenreSearch = listSearchReader(genreList)
export const genresQuery = (search: GenreSearch) =>
  listQuery(genreList, genreEndpoints.listGenres, search)

export type KeywordSearch = SearchOf<typeof keywordList>
export const readKeywordSearch = listSearchReader(keywordList)
export const keywordsQuery = (search: KeywordSearch) =>
  listQuery(keywordList, keywordEndpoints.listKeywords, search)

export type TagSearch = SearchOf<typeof tagList>
export const readTagSearch = listSearchReader(tagList)
export const tagsQuery = (search: TagSearch) => listQuery(tagList, tagEndpoints.listTags, search)

/** Pages show them everywhere. */
export const createGenre = defineWrite(genreEndpoints.createGenre, 'all')
export const renameGenre = defineWrite(genreEndpoints.updateGenre, 'all')
export const createKeyword = defineWrite(keywordEndpoints.createKeyword, 'all')
export const renameKeyword = defineWrite(keywordEndpoints.updateKeyword, 'all')
export const createTag = defineWrite(tagEndpoints.createTag, 'all')
export const renameTag = defineWrite(tagEndpoints.updateTag, 'all')
