import { z } from 'zod'
import { staffWith, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import {
  connectionView,
  importAnswer,
  importForm,
  importPreview,
  importPreviewQuery,
  importSourceView,
  manyImportsQuery,
  outsideSearchAnswer,
  outsideSearchQuery,
  testConnectionForm,
  titleSheetAnswer,
  titleSheetForm,
} from './media-import.schemas.ts'

/** Whoever asks for a title picks it as well; to enter it takes more. */
const picks = userWith('requests.create', { or: 'titles.create' })

export const mediaImportEndpoints = {
  testConnection: defineEndpoint({
    method: 'POST',
    path: 'media/import/test',
    access: staffWith('settings.update', { noHistory: 'It asks, and changes nothing.' }),
    summary: 'Whether an outside service answers, with the settings as they are saved',
    body: testConnectionForm,
    response: connectionView,
  }),
  listImportSources: defineEndpoint({
    method: 'GET',
    path: 'media/import/sources',
    access: picks,
    summary: 'What can be looked for in outside databases: those that are set up',
    response: z.object({ sources: z.array(importSourceView) }),
  }),
  searchOutside: defineEndpoint({
    method: 'GET',
    path: 'media/import/search',
    access: picks,
    summary: 'Works of outside databases by name, at most twenty, with what of them is here',
    query: outsideSearchQuery,
    response: outsideSearchAnswer,
  }),
  previewImport: defineEndpoint({
    method: 'GET',
    path: 'media/import/preview',
    access: staffWith('titles.create'),
    summary: 'A work of an outside database by its id, and titles of the catalogue that it may be',
    query: importPreviewQuery,
    response: importPreview,
  }),
  listManyImports: defineEndpoint({
    method: 'GET',
    path: 'media/import/many',
    access: staffWith('titles.create'),
    summary:
      'Ids of works that can be imported all together by a run: those that are given, or of a page of a list of the outside database',
    query: manyImportsQuery,
    response: z.object({ ids: z.array(z.number()) }),
  }),
  importTitle: defineEndpoint({
    method: 'POST',
    path: 'media/import',
    access: staffWith('titles.create', { history: 'title' }),
    summary:
      'Import a title; what was imported before is imported again, and what somebody changed by hand stays',
    body: importForm,
    response: importAnswer,
  }),
  getTitleSheet: defineEndpoint({
    method: 'GET',
    path: 'media/import/titles/:id',
    access: staffWith('titles.update', {
      noRecord: 'Whoever keeps the catalogue keeps all titles of it.',
    }),
    summary: 'What of a title can be changed by hand, what of it is locked, where it came from',
    params: idParams,
    response: titleSheetAnswer,
  }),
  changeTitle: defineEndpoint({
    method: 'PUT',
    path: 'media/import/titles/:id',
    access: staffWith('titles.update', { record: true, version: true, history: 'title' }),
    summary: 'Change a title by hand, which locks what is changed, and say what is locked',
    params: idParams,
    body: titleSheetForm,
    response: titleSheetAnswer,
  }),
  importAgain: defineEndpoint({
    method: 'POST',
    path: 'media/import/titles/:id/again',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'It leaves alone what somebody changed, whenever that was.',
      history: 'title',
    }),
    summary: 'Import a title again from where it came',
    params: idParams,
    response: importAnswer,
  }),
}
