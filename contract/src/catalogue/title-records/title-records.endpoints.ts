import { z } from 'zod'
import { staffWith, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersions } from '../../core/version.ts'
import { hiddenTitleList } from './hidden-titles.list.ts'
import { hiddenTitleView } from './hidden-titles.schemas.ts'
import { manyTitlesForm, titleChangesForm, titleChangesPreview } from './title-changes.schemas.ts'
import { titleDuplicateList } from './title-duplicates.list.ts'
import {
  dismissalForm,
  duplicateView,
  mergeForm,
  mergeParams,
  mergePreview,
} from './title-merging.schemas.ts'
import { titleRecordList } from './title-records.list.ts'
import {
  newTitleAnswer,
  newTitleForm,
  titleBelongings,
  titleRecordsAnswer,
  titleRecordsQuery,
} from './title-records.schemas.ts'

export const titleRecordEndpoints = {
  listTitleRecords: defineEndpoint({
    method: 'GET',
    path: 'title-records',
    access: userWith('admin.access', { area: 'admin' }),
    summary:
      'The catalogue for those who keep it, with every filter of titles; beyond 10,000 matches it only says that there are more',
    list: titleRecordList,
    query: titleRecordsQuery,
    response: titleRecordsAnswer,
  }),
  exportTitleRecords: defineEndpoint({
    method: 'GET',
    path: 'title-records/csv',
    access: userWith('admin.access', { area: 'admin' }),
    summary: 'The catalogue for those who keep it as a file, at most 10,000 titles',
    list: titleRecordList,
    query: titleRecordsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createTitle: defineEndpoint({
    method: 'POST',
    path: 'titles',
    access: staffWith('titles.create', { history: 'title' }),
    summary:
      'Add a title by hand; what is typed is locked against imports. One of the same name, kind and year is refused unless it is said to be another',
    body: newTitleForm,
    status: 201,
    response: newTitleAnswer,
  }),
  countBelongings: defineEndpoint({
    method: 'GET',
    path: 'titles/:ids/belongings',
    access: staffWith('titles.delete', {
      noRecord: 'Whoever deletes titles deletes any of them.',
    }),
    summary: 'How much would go with these titles, were they deleted',
    params: idsParams,
    response: z.object({ belongings: titleBelongings }),
  }),
  deleteTitles: defineEndpoint({
    method: 'DELETE',
    path: 'titles/:ids',
    access: staffWith('titles.delete', { record: true, version: true, history: 'title' }),
    summary:
      'Delete titles with all that belongs to them: all of them or none. They can be restored',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  previewTitleChanges: defineEndpoint({
    method: 'POST',
    path: 'titles/:ids/changes-preview',
    access: staffWith('titles.update', {
      noRecord: 'Whoever keeps the catalogue keeps all titles of it.',
      noHistory: 'It changes nothing.',
      noVersion: 'It changes nothing.',
    }),
    summary: 'What a change of several titles would make of each',
    params: idsParams,
    body: titleChangesForm,
    response: titleChangesPreview,
  }),
  changeTitles: defineEndpoint({
    method: 'PUT',
    path: 'titles/:ids/changes',
    access: staffWith('titles.update', { record: true, version: true, history: 'title' }),
    summary:
      'Change several titles in the same way: genres, keywords, kind, certification, locks, and whether they are shown; all of them or none',
    params: idsParams,
    body: manyTitlesForm,
    response: z.object({ changed: z.number() }),
  }),
  listHiddenTitles: defineEndpoint({
    method: 'GET',
    path: 'hidden-titles',
    access: staffWith('titles.update'),
    summary: 'Titles that nobody sees until they are shown again',
    list: hiddenTitleList,
    query: listQueryOf(hiddenTitleList),
    response: paginated(hiddenTitleView),
  }),
  showTitles: defineEndpoint({
    method: 'POST',
    path: 'hidden-titles/:ids/show',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'What is hidden is not changed by anybody.',
      history: 'title',
    }),
    summary: 'Show hidden titles again, with all that belongs to them: all of them or none',
    params: idsParams,
    response: z.object({ shown: z.number() }),
  }),
  previewTitleMerge: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/merge/:into',
    access: staffWith('titles.delete', {
      noRecord: 'Whoever deletes titles deletes any of them.',
    }),
    summary: 'What of a title would go to another, were they merged, and what that has already',
    params: mergeParams,
    response: mergePreview,
  }),
  mergeTitles: defineEndpoint({
    method: 'POST',
    path: 'titles/:id/merge/:into',
    access: staffWith('titles.delete', { record: true, version: true, history: 'title' }),
    summary:
      'Merge a title into another: what belongs to it goes along, its addresses lead there, and it can be restored',
    params: mergeParams,
    body: mergeForm,
    response: z.object({ id: z.number() }),
  }),
  listTitleDuplicates: defineEndpoint({
    method: 'GET',
    path: 'title-duplicates',
    access: staffWith('titles.delete'),
    summary: 'Pairs of titles that are probably one work',
    list: titleDuplicateList,
    query: listQueryOf(titleDuplicateList),
    response: paginated(duplicateView),
  }),
  dismissTitleDuplicate: defineEndpoint({
    method: 'PUT',
    path: 'title-duplicates/:id',
    access: staffWith('titles.delete', {
      noRecord: 'Whoever deletes titles deletes any of them.',
      noHistory: 'It changes no title: it says what was found wrongly.',
      noVersion: 'It is one word, of which the last holds.',
    }),
    summary: 'Say that two titles that are called alike are two, or think better of it',
    params: idParams,
    body: dismissalForm,
    response: z.object({ duplicate: duplicateView }),
  }),
  restoreTitles: defineEndpoint({
    method: 'POST',
    path: 'titles/:ids/restore',
    access: staffWith('titles.delete', {
      record: true,
      noVersion: 'What was deleted is not changed by anybody.',
      history: 'title',
    }),
    summary: 'Bring deleted titles back, with all that went with them: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
