import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { seenVersions } from '../../../core/version.ts'
import {
  changedTaxonForm,
  mergeForm,
  mergePreviewQuery,
  taxonForm,
} from '../../titles/taxa/taxa.schemas.ts'
import { tagList } from './tags.list.ts'
import { tagAnswer, tagMergePreview, tagRecord } from './tags.schemas.ts'

export const tagEndpoints = {
  listTags: defineEndpoint({
    method: 'GET',
    path: 'tags',
    // Whoever writes news chooses from them.
    access: staffWith('tags.update', { or: 'news.update' }),
    summary: 'Tags of news with how many articles have them',
    list: tagList,
    query: listQueryOf(tagList),
    response: paginated(tagRecord),
  }),
  exportTags: defineEndpoint({
    method: 'GET',
    path: 'tags/csv',
    access: staffWith('tags.update'),
    summary: 'Tags of news as a file',
    list: tagList,
    query: listQueryOf(tagList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createTag: defineEndpoint({
    method: 'POST',
    path: 'tags',
    access: staffWith('tags.update', { history: 'tag' }),
    summary: 'Add a tag',
    body: taxonForm,
    status: 201,
    response: tagAnswer,
  }),
  updateTag: defineEndpoint({
    method: 'PUT',
    path: 'tags/:id',
    access: staffWith('tags.update', { record: true, version: true, history: 'tag' }),
    summary: 'Call a tag otherwise; its address stays',
    params: idParams,
    body: changedTaxonForm,
    response: tagAnswer,
  }),
  deleteTags: defineEndpoint({
    method: 'DELETE',
    path: 'tags/:ids',
    access: staffWith('tags.update', { record: true, version: true, history: 'tag' }),
    summary: 'Delete tags, which articles lose: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  previewTagMerge: defineEndpoint({
    method: 'GET',
    path: 'tags/:id/merge',
    access: staffWith('tags.update', { noRecord: 'Whoever tends tags tends all of them.' }),
    summary: 'How many articles a merge would change, before it does',
    params: idParams,
    query: mergePreviewQuery,
    response: tagMergePreview,
  }),
  mergeTag: defineEndpoint({
    method: 'POST',
    path: 'tags/:id/merge',
    access: staffWith('tags.update', { record: true, version: true, history: 'tag' }),
    summary: 'Make a tag part of another: articles and addresses that have it have that one',
    params: idParams,
    body: mergeForm,
    response: tagAnswer,
  }),
}
