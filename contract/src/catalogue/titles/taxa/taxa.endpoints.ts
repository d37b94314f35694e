import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { seenVersions } from '../../../core/version.ts'
import { genreList, keywordList } from './taxa.list.ts'
import {
  changedTaxonForm,
  mergeForm,
  mergePreview,
  mergePreviewQuery,
  taxonAnswer,
  taxonForm,
  taxonRecord,
} from './taxa.schemas.ts'

export const genreEndpoints = {
  listGenres: defineEndpoint({
    method: 'GET',
    path: 'genres',
    access: staffWith('titles.update'),
    summary: 'Genres with how many titles have them',
    list: genreList,
    query: listQueryOf(genreList),
    response: paginated(taxonRecord),
  }),
  exportGenres: defineEndpoint({
    method: 'GET',
    path: 'genres/csv',
    access: staffWith('titles.update'),
    summary: 'Genres as a file',
    list: genreList,
    query: listQueryOf(genreList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createGenre: defineEndpoint({
    method: 'POST',
    path: 'genres',
    access: staffWith('titles.update', { history: 'genre' }),
    summary: 'Add a genre',
    body: taxonForm,
    status: 201,
    response: taxonAnswer,
  }),
  updateGenre: defineEndpoint({
    method: 'PUT',
    path: 'genres/:id',
    access: staffWith('titles.update', { record: true, version: true, history: 'genre' }),
    summary: 'Call a genre otherwise; its address stays',
    params: idParams,
    body: changedTaxonForm,
    response: taxonAnswer,
  }),
  deleteGenres: defineEndpoint({
    method: 'DELETE',
    path: 'genres/:ids',
    access: staffWith('titles.update', { record: true, version: true, history: 'genre' }),
    summary: 'Delete genres, which titles lose: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  previewGenreMerge: defineEndpoint({
    method: 'GET',
    path: 'genres/:id/merge',
    access: staffWith('titles.update', { noRecord: 'Whoever tends titles tends all genres.' }),
    summary: 'How many titles a merge would change, before it does',
    params: idParams,
    query: mergePreviewQuery,
    response: mergePreview,
  }),
  mergeGenre: defineEndpoint({
    method: 'POST',
    path: 'genres/:id/merge',
    access: staffWith('titles.update', { record: true, version: true, history: 'genre' }),
    summary:
      'Make a genre part of another: titles, addresses and filters that have it have that one',
    params: idParams,
    body: mergeForm,
    response: taxonAnswer,
  }),
}

export const keywordEndpoints = {
  listKeywords: defineEndpoint({
    method: 'GET',
    path: 'keywords',
    access: staffWith('titles.update'),
    summary: 'Keywords with how many titles have them',
    list: keywordList,
    query: listQueryOf(keywordList),
    response: paginated(taxonRecord),
  }),
  exportKeywords: defineEndpoint({
    method: 'GET',
    path: 'keywords/csv',
    access: staffWith('titles.update'),
    summary: 'Keywords as a file',
    list: keywordList,
    query: listQueryOf(keywordList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createKeyword: defineEndpoint({
    method: 'POST',
    path: 'keywords',
    access: staffWith('titles.update', { history: 'keyword' }),
    summary: 'Add a keyword',
    body: taxonForm,
    status: 201,
    response: taxonAnswer,
  }),
  updateKeyword: defineEndpoint({
    method: 'PUT',
    path: 'keywords/:id',
    access: staffWith('titles.update', { record: true, version: true, history: 'keyword' }),
    summary: 'Call a keyword otherwise; its address stays',
    params: idParams,
    body: changedTaxonForm,
    response: taxonAnswer,
  }),
  deleteKeywords: defineEndpoint({
    method: 'DELETE',
    path: 'keywords/:ids',
    access: staffWith('titles.update', { record: true, version: true, history: 'keyword' }),
    summary: 'Delete keywords, which titles lose: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  previewKeywordMerge: defineEndpoint({
    method: 'GET',
    path: 'keywords/:id/merge',
    access: staffWith('titles.update', { noRecord: 'Whoever tends titles tends all keywords.' }),
    summary: 'How many titles a merge would change, before it does',
    params: idParams,
    query: mergePreviewQuery,
    response: mergePreview,
  }),
  mergeKeyword: defineEndpoint({
    method: 'POST',
    path: 'keywords/:id/merge',
    access: staffWith('titles.update', { record: true, version: true, history: 'keyword' }),
    summary:
      'Make a keyword part of another: titles, addresses and filters that have it have that one',
    params: idParams,
    body: mergeForm,
    response: taxonAnswer,
  }),
}
