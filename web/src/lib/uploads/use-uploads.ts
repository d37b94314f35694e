import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { useState, useSyncExternalStore } from 'react'
import { useFormat } from '../format.ts'
import { translate } from '../i18n.ts'
import { getBootstrap } from '../session.tsx'
import { errorMessage, toast } from '../toast.ts'
import { checkFile } from './check-file.ts'
import { largestFile } from './largest-file.ts'
import { tusSender } from './send-by-tus.ts'
import { plainSender } from './send-plain.ts'
import { multipartSender, singleSender } from './send-to-bucket.ts'
import { createUploadQueue, type UploadQueue, type UploadRecord } from './upload-queue.ts'

const senders = {
  plain: plainSender,
  tus: tusSender,
  single: singleSender,
  multipart: multipartSender,
}

/**
 * Files that a page sends for one purpose. What fails is told in a toast, and stays on the list with its reason.
 * @param onCompleted called with each file that has arrived
 */
export function useUploads(
  purpose: FilePurpose,
  onCompleted: (entry: FileEntryView) => void,
): { queue: UploadQueue; uploads: readonly UploadRecord[] } {
  const format = useFormat()
  const [queue] = useState(() =>
    createUploadQueue({
      purpose,
      senders,
      settings: () => getBootstrap().settings.uploads,
      check: (file) => {
        const fault = checkFile(file, { purpose, mostBytes: largestFile(purpose) }, format.bytes)
        return fault && translate(fault.key, fault.values)
      },
      describeError: errorMessage,
      onCompleted,
      onFailed: (message) => toast.danger(message),
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  return { queue, uploads }
}
