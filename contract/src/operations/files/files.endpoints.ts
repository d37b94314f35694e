import { z } from 'zod'
import { staffWith, user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { PLAIN_UPLOAD_MAX_BYTES } from './file-purposes.ts'
import { fileList } from './files.list.ts'
import { FILE_SPACE_QUOTA } from './files.quotas.ts'
import {
  deleteFilesForm,
  fileEntryAnswer,
  finishTusForm,
  listedFileView,
  plainUploadForm,
  uploadQuery,
} from './files.schemas.ts'

/** A hundred paths. */
const DELETED_FILES_MAX_BYTES = 192 * 1024

export const fileEndpoints = {
  uploadFile: defineEndpoint({
    method: 'POST',
    path: 'file-entries',
    access: userWith('files.create', { quota: FILE_SPACE_QUOTA }),
    summary:
      'Send a file in one body, field `file`; `purpose` in the address says what it is for and so what is allowed',
    query: uploadQuery,
    bodyForm: { files: { file: { maxBytes: PLAIN_UPLOAD_MAX_BYTES } } },
    body: plainUploadForm,
    response: fileEntryAnswer,
    status: 201,
  }),
  listFiles: defineEndpoint({
    method: 'GET',
    path: 'file-entries',
    access: staffWith('files.update'),
    summary: 'All files that members sent',
    list: fileList,
    query: listQueryOf(fileList),
    response: paginated(listedFileView),
  }),
  exportFiles: defineEndpoint({
    method: 'GET',
    path: 'file-entries/csv',
    access: staffWith('files.update'),
    summary: 'What is known of all files that members sent, as a file',
    list: fileList,
    query: listQueryOf(fileList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getFile: defineEndpoint({
    method: 'GET',
    path: 'file-entries/:id/model',
    access: withAccess(user, { record: true }),
    summary: 'One file, of one’s own or for those who manage files',
    params: idParams,
    response: fileEntryAnswer,
  }),
  finishTusUpload: defineEndpoint({
    method: 'POST',
    path: 'tus/entries',
    access: userWith('files.create', {
      record: true,
      noVersion: 'What arrived is what its sender sent.',
    }),
    summary:
      'Make a file of a resumable upload that has arrived whole; uploads are sent by the tus protocol to `api/v1/tus/upload`, with `filename` and `purpose` as metadata, and `uploadKey` is the end of their address',
    body: finishTusForm,
    response: fileEntryAnswer,
    status: 201,
  }),
  deleteFiles: defineEndpoint({
    method: 'POST',
    path: 'file-entries/delete',
    access: withAccess(user, {
      record: true,
      noVersion: 'What a file holds never changes.',
    }),
    summary: 'Delete files by their ids or paths, all of them or none',
    bodyForm: { maxBytes: DELETED_FILES_MAX_BYTES },
    body: deleteFilesForm,
    response: z.object({ deleted: z.number() }),
  }),
}
