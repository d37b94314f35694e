import { directUploadEndpoints } from '@mediatheque/contract/operations/files/direct-uploads.endpoints.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { admitDirectUpload } from './admit-direct-upload.ts'
import type { DirectUpload } from './direct-uploads.repository.ts'
import {
  abortDirectUpload,
  getDirectUpload,
  joinUpload,
  listUploadedParts,
  signParts,
} from './direct-uploads.service.ts'
import { viewOfFile } from './files.presenter.ts'
import { finishDirectUpload } from './finish-direct-upload.ts'

const isSenders = (actor: LoggedInActor, upload: DirectUpload) => actor.user.id === upload.user_id

export const directUploadRoutes = [
  bindEndpoint(directUploadEndpoints.presignUpload, {
    run: async ({ platform, actor, body }) => {
      const upload = await admitDirectUpload(platform, actor, { form: body, isSingle: true })
      const [signed] = await signParts(platform, upload, [1])
      return { url: signed!.url, key: upload.key }
    },
  }),
  bindEndpoint(directUploadEndpoints.finishDirectUpload, {
    load: ({ platform, actor, body }) =>
      getDirectUpload(platform, actor.user.id, { fileName: body.filename }),
    policy: isSenders,
    run: ({ platform, record }) => finishDirectUpload(platform, record),
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
  bindEndpoint(directUploadEndpoints.createMultipart, {
    run: ({ platform, actor, body }) =>
      admitDirectUpload(platform, actor, { form: body, isSingle: false }),
    present: ({ key, bucket_upload_id: uploadId, part_bytes: partSize }) => ({
      key,
      uploadId,
      partSize,
    }),
  }),
  bindEndpoint(directUploadEndpoints.listUploadedParts, {
    load: ({ platform, actor, body }) => getDirectUpload(platform, actor.user.id, body),
    policy: isSenders,
    run: ({ platform, record }) => listUploadedParts(platform, record),
    present: (parts) => ({
      parts: parts.map(({ number, etag, sizeBytes }) => ({
        PartNumber: number,
        ETag: etag,
        Size: sizeBytes,
      })),
    }),
  }),
  bindEndpoint(directUploadEndpoints.signParts, {
    load: ({ platform, actor, body }) => getDirectUpload(platform, actor.user.id, body),
    policy: isSenders,
    run: async ({ platform, record, body }) => ({
      urls: await signParts(platform, record, body.partNumbers),
    }),
  }),
  bindEndpoint(directUploadEndpoints.completeMultipart, {
    load: ({ platform, actor, body }) => getDirectUpload(platform, actor.user.id, body),
    policy: isSenders,
    run: async ({ platform, record, body }) => {
      await joinUpload(platform, record, { field: 'parts', told: body.parts })
      return { key: record.key }
    },
  }),
  bindEndpoint(directUploadEndpoints.abortMultipart, {
    load: ({ platform, actor, body }) => getDirectUpload(platform, actor.user.id, body),
    policy: isSenders,
    run: async ({ platform, actor, record }) => {
      await abortDirectUpload(platform, actor.user.id, record)
      return { key: record.key }
    },
  }),
]
