import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
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

/** Titles show them everywhere. */
export const createGenre = defineWrite(genreEndpoints.createGenre, 'all')
export const renameGenre = defineWrite(genreEndpoints.updateGenre, 'all')
export const createKeyword = defineWrite(keywordEndpoints.createKeyword, 'all')
export const renameKeyword = defineWrite(keywordEndpoints.updateKeyword, 'all')
