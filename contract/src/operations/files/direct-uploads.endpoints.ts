import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { fileEntryAnswer } from './files.schemas.ts'
import {
  completeMultipartForm,
  directUploadForm,
  finishDirectForm,
  multipartAnswer,
  multipartForm,
  signedPartsAnswer,
  signPartsForm,
  singleUploadAnswer,
  uploadedPartsAnswer,
} from './direct-uploads.schemas.ts'
import { FILE_SPACE_QUOTA } from './files.quotas.ts'

const senders = userWith('files.create', { quota: FILE_SPACE_QUOTA })
const sender = userWith('files.create', {
  record: true,
  noVersion: 'What arrived is what its sender sent.',
})
/** Ten thousand parts. */
const COMPLETED_PARTS_MAX_BYTES = 3 * 1024 * 1024

/** Files that go from a browser straight to the bucket, where the site lets them. */
export const directUploadEndpoints = {
  presignUpload: defineEndpoint({
    method: 'POST',
    path: 's3/simple/presign',
    access: senders,
    summary:
      'An address to PUT a file of up to 5 GiB to, in one body of the announced length; `POST s3/entries` makes a file of it then',
    body: directUploadForm,
    response: singleUploadAnswer,
    status: 201,
  }),
  finishDirectUpload: defineEndpoint({
    method: 'POST',
    path: 's3/entries',
    access: sender,
    summary:
      'Make a file of what has arrived in the bucket, `filename` being the end of its `key`; its content is looked at now',
    body: finishDirectForm,
    response: fileEntryAnswer,
    status: 201,
  }),
  createMultipart: defineEndpoint({
    method: 'POST',
    path: 's3/multipart/create',
    access: senders,
    summary: 'Begin a file that is sent to the bucket in parts, each but the last of `partSize`',
    body: directUploadForm,
    response: multipartAnswer,
    status: 201,
  }),
  listUploadedParts: defineEndpoint({
    method: 'POST',
    path: 's3/multipart/get-uploaded-parts',
    access: sender,
    summary: 'The parts that the bucket has, to go on after them',
    body: multipartForm,
    response: uploadedPartsAnswer,
  }),
  signParts: defineEndpoint({
    method: 'POST',
    path: 's3/multipart/batch-sign-part-urls',
    access: sender,
    summary: 'Addresses to PUT parts to, each for an hour and for a body of that part’s length',
    body: signPartsForm,
    response: signedPartsAnswer,
  }),
  completeMultipart: defineEndpoint({
    method: 'POST',
    path: 's3/multipart/complete',
    access: sender,
    summary: 'Join the parts in the bucket; `POST s3/entries` makes a file of them then',
    bodyForm: { maxBytes: COMPLETED_PARTS_MAX_BYTES },
    body: completeMultipartForm,
    response: z.object({ key: z.string() }),
  }),
  abortMultipart: defineEndpoint({
    method: 'POST',
    path: 's3/multipart/abort',
    access: sender,
    summary: 'Give an upload up and remove what the bucket has of it',
    body: multipartForm,
    response: z.object({ key: z.string() }),
  }),
}
