import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { getGeneralPurpose } from './file-purposes.ts'
import { limitBody } from './file-space.ts'
import { finishTusUpload, getTusUpload } from './finish-tus-upload.ts'
import { canManageFile } from './files.policy.ts'
import { fileCells, viewOfFile, viewOfListedFile } from './files.presenter.ts'
import { deleteFiles, getFile, getFiles } from './files.service.ts'
import { listAllFiles, readAllFiles } from './list-files.ts'
import { receiveFile } from './receive-file.ts'

export const fileRoutes = [
  bindEndpoint(fileEndpoints.uploadFile, {
    limitFiles: ({ platform, actor, request }) => {
      const { purpose = KEPT_FILE_PURPOSE.name } = request.query as Record<string, unknown>
      const announced = Number(request.headers['content-length'] ?? 0)
      return limitBody(platform, getGeneralPurpose(platform, String(purpose)), actor, announced)
    },
    run: ({ platform, actor, query, files }) => {
      const { file } = files
      if (!file) throw fieldError('file', 'Please select a file.')
      return receiveFile(platform, {
        sender: actor,
        purpose: getGeneralPurpose(platform, query.purpose),
        name: file.fileName,
        path: file.path,
        sizeBytes: file.sizeBytes,
      })
    },
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
  bindEndpoint(fileEndpoints.listFiles, {
    run: ({ platform, actor, query }) => listAllFiles(platform, actor, query),
    present: (page, { platform, actor }) =>
      presentPage(page, (rows) =>
        rows.map((file) => viewOfListedFile(platform, file, actor.user.id)),
      ),
  }),
  bindEndpoint(fileEndpoints.exportFiles, {
    run: (call) =>
      csvAnswer(call, fileList, readAllFiles(call.platform, call.actor, call.query), fileCells),
  }),
  bindEndpoint(fileEndpoints.getFile, {
    load: ({ platform, actor, params }) => getFile(platform, actor, params.id),
    policy: (actor, file) => canManageFile(actor, file),
    run: ({ record }) => record,
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
  bindEndpoint(fileEndpoints.finishTusUpload, {
    load: ({ platform, actor, body }) => getTusUpload(platform, actor.user.id, body.uploadKey),
    policy: (actor, upload) => actor.user.id === upload.user_id,
    run: ({ platform, record }) => finishTusUpload(platform, record),
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
  bindEndpoint(fileEndpoints.deleteFiles, {
    load: ({ platform, actor, body }) =>
      getFiles(platform, actor, { ids: body.entryIds, keys: body.paths }),
    policy: (actor, files) => files.every((file) => canManageFile(actor, file)),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteFiles(platform, record, body.deleteForever),
    }),
  }),
]
