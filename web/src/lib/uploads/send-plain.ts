import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { addressOf, ApiError } from '../api.ts'
import { siteUrl } from '../page-data.ts'
import { readJson, sendBody } from './send-body.ts'
import { describeFile, type Sender } from './sending.ts'

/** In one body, from its beginning each time. */
export const plainSender: Sender = {
  send: async ({ file, purpose, signal, onProgress }) => {
    const { mime, extension } = describeFile(file)
    const body = new FormData()
    if (mime) body.set('clientMime', mime)
    if (extension) body.set('clientExtension', extension)
    body.set('file', file, file.name)
    const query = { purpose: purpose.name }
    const url = siteUrl(addressOf(fileEndpoints.uploadFile, { query, body }))
    // Boundaries and headers of the form are sent too, and are none of the file.
    const report = (bytes: number) => onProgress(Math.min(bytes, file.size))
    return readEntry(await sendBody({ method: 'POST', url, body, signal, onProgress: report }))
  },
  discard: async () => undefined,
}

function readEntry(text: string): FileEntryView {
  const answer = readJson(text) as { fileEntry: FileEntryView } | undefined
  if (!answer) throw new ApiError(0)
  return answer.fileEntry
}
