import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import type { DetailedError } from 'tus-js-client'
import { ApiError, call } from '../api.ts'
import { siteUrl } from '../page-data.ts'
import { readJson } from './send-body.ts'
import type { Sender, Sending } from './sending.ts'

/** A server that starts again is back before the last of them. */
const RETRY_DELAYS_MS = [0, 3_000, 5_000, 10_000, 20_000]

/** Resumable: by the same page, and by another that is given the same file after this one was closed. */
export const tusSender: Sender = {
  send: async (sending) => {
    const uploadKey = (await sendAll(sending)).split('/').at(-1)!
    const { fileEntry } = await call(
      fileEndpoints.finishTusUpload,
      { body: { uploadKey } },
      sending.signal,
    )
    return fileEntry
  },
  discard: async ({ tusUrl }) => {
    if (tusUrl === undefined) return
    const { Upload } = await import('tus-js-client')
    await Upload.terminate(tusUrl)
  },
}

/** @returns the address of the upload, which has arrived whole */
async function sendAll({
  file,
  purpose,
  chunkBytes,
  kept,
  signal,
  keep,
  onProgress,
}: Sending): Promise<string> {
  const { Upload } = await import('tus-js-client')
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const endpoint = siteUrl(endpointUrl('tus/upload'))
    const upload = new Upload(file, {
      endpoint,
      ...(kept.tusUrl !== undefined && { uploadUrl: kept.tusUrl }),
      chunkSize: chunkBytes,
      retryDelays: RETRY_DELAYS_MS,
      metadata: { filename: file.name, purpose: purpose.name },
      // Where it goes on is kept by us, as for the other ways.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) keep({ tusUrl: upload.url })
      },
      onProgress,
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(describeError(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
  })
}

function describeError(error: Error | DetailedError): ApiError {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  return new ApiError(answer?.getStatus() ?? 0, readJson(answer?.getBody() ?? ''))
}
