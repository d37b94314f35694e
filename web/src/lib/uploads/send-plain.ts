import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { addressOf, ApiError } from '../api.ts'
import { siteUrl } from '../page-data.ts'
import { readJson, sendBody } from './send-body.ts'
import { describeFile, type Sender, type Sending } from './sending.ts'

/** In one body, from its beginning each time. */
export const plainSender = plainSenderTo(({ purpose }, body) =>
  addressOf(fileEndpoints.uploadFile, { query: { purpose: purpose.name }, body }),
)

/** The same to a call of a feature that takes files of its own; `address` says which. */
export function plainSenderTo(
  address: (sending: Pick<Sending, 'purpose'>, body: FormData) => string,
): Sender {
  return {
    send: async (sending) => {
      const { file, signal, onProgress } = sending
      const { mime, extension } = describeFile(file)
      const body = new FormData()
      if (mime) body.set('clientMime', mime)
      if (extension) body.set('clientExtension', extension)
      body.set('file', file, file.name)
      const url = siteUrl(address(sending, body))
      // Boundaries and headers of the form are sent too, and are none of the file.
      const report = (bytes: number) => onProgress(Math.min(bytes, file.size))
      return readEntry(await sendBody({ method: 'POST', url, body, signal, onProgress: report }))
    },
    discard: async () => undefined,
  }
}

function readEntry(text: string): FileEntryView {
  const answer = readJson(text) as { fileEntry: FileEntryView } | undefined
  if (!answer) throw new ApiError(0)
  return answer.fileEntry
}
