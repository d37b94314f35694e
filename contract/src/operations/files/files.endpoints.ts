import { z } from 'zod'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { PLAIN_UPLOAD_MAX_BYTES } from './file-purposes.ts'
import { FILE_SPACE_QUOTA } from './files.quotas.ts'
import {
  deleteFilesForm,
  fileEntryAnswer,
  finishTusForm,
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
