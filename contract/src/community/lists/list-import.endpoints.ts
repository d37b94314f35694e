import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { LIST_FILE_MAX_BYTES } from './list-import.constants.ts'
import {
  importAnswer,
  importIntoListForm,
  importListForm,
  listFileAnswer,
  readListFileForm,
} from './list-import.schemas.ts'
import { createListQuery } from './lists.schemas.ts'
import { LISTS_QUOTA } from './lists.quotas.ts'

/** As many letters as text may have, in any script. */
const TEXT_BODY_BYTES = 512 * 1024
/** As many titles as a list holds, with a note to each. */
const IMPORT_BODY_BYTES = 4 * 1024 * 1024

const readsFile = {
  body: readListFileForm,
  bodyForm: { files: { file: { maxBytes: LIST_FILE_MAX_BYTES } }, maxBytes: TEXT_BODY_BYTES },
  response: listFileAnswer,
} as const
const writesTitles = {
  bodyForm: { kinds: ['json'], maxBytes: IMPORT_BODY_BYTES },
  response: importAnswer,
} as const

export const listImportEndpoints = {
  readListFile: defineEndpoint({
    method: 'POST',
    path: 'lists/read-file',
    access: userWith('lists.create'),
    summary:
      'What titles a file is about that another site gave out, field `file`: exports of IMDb and Letterboxd, files of this site, and CSV with columns for title, year, IMDb, TMDB or notes. Nothing is written',
    ...readsFile,
  }),
  readFileForList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/read-file',
    access: userWith('lists.create', { record: true, noVersion: 'It writes nothing.' }),
    summary: 'As `lists/read-file`, saying which of the titles an own list holds already',
    params: idParams,
    ...readsFile,
  }),
  importList: defineEndpoint({
    method: 'POST',
    path: 'lists/import',
    access: userWith('lists.create', { quota: LISTS_QUOTA }),
    summary: 'Make a list of many titles at once',
    query: createListQuery,
    body: importListForm,
    status: 201,
    ...writesTitles,
  }),
  importIntoList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/import',
    access: userWith('lists.create', {
      record: true,
      noVersion: 'It adds titles at the end, whatever stands there by now.',
    }),
    summary:
      'Add many titles to the end of an own list; those that are there stay where they are, and what finds no place is named',
    params: idParams,
    body: importIntoListForm,
    ...writesTitles,
  }),
}
