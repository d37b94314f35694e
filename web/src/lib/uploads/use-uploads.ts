import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormat } from '../format.ts'
import { translate } from '../i18n.ts'
import { getBootstrap } from '../session.tsx'
import { errorMessage, toast } from '../toast.ts'
import { checkFile } from './check-file.ts'
import { largestFile } from './largest-file.ts'
import { tusSender } from './send-by-tus.ts'
import { plainSender } from './send-plain.ts'
import { multipartSender, singleSender } from './send-to-bucket.ts'
import {
  createUnfinishedUploads,
  isSameFile,
  type UnfinishedUpload,
  type UnfinishedUploads,
} from './unfinished-uploads.ts'
import { createUploadQueue, type UploadQueue, type UploadRecord } from './upload-queue.ts'

const senders = {
  plain: plainSender,
  tus: tusSender,
  single: singleSender,
  multipart: multipartSender,
}

type FormatBytes = (bytes: number) => string

interface Uploading {
  readonly queue: UploadQueue
  readonly unfinished: UnfinishedUploads
}

/** By reader and purpose: whoever comes back to a page finds what they send from there still on its way. */
const open = new Map<string, Uploading>()

function uploadingOf(purpose: FilePurpose, formatBytes: FormatBytes): Uploading {
  const userId = getBootstrap().user?.id ?? 0
  const name = `${userId} ${purpose.name}`
  const found = open.get(name) ?? create(purpose, userId, formatBytes)
  // The server renders for many readers, and sends nothing.
  if (typeof window !== 'undefined') open.set(name, found)
  return found
}

function create(purpose: FilePurpose, userId: number, formatBytes: FormatBytes): Uploading {
  const unfinished = createUnfinishedUploads({ userId, purpose: purpose.name })
  const queue = createUploadQueue({
    purpose,
    senders,
    unfinished,
    settings: () => getBootstrap().settings.uploads,
    check: (file) => {
      const fault = checkFile(file, { purpose, mostBytes: largestFile(purpose) }, formatBytes)
      return fault && translate(fault.key, fault.values)
    },
    describeError: errorMessage,
    onFailed: (message) => toast.danger(message),
  })
  if (typeof window !== 'undefined') askBeforeLeaving(queue)
  return { queue, unfinished }
}

/** A page that is closed sends nothing any more. */
function askBeforeLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    const isSending = queue.get().some(({ status }) => status === 'inProgress')
    if (isSending) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
}

const NONE: readonly UnfinishedUpload[] = []

/**
 * Files that a reader sends for one purpose. What fails is told in a toast, and stays on the list with its reason.
 * @param onCompleted called with each file that arrives while the page is shown
 */
export function useUploads(
  purpose: FilePurpose,
  onCompleted: (entry: FileEntryView) => void,
): {
  queue: UploadQueue
  uploads: readonly UploadRecord[]
  /** Begun on an earlier page; choosing the file again goes on with it. */
  unfinished: readonly UnfinishedUpload[]
} {
  const format = useFormat()
  const [{ queue, unfinished }] = useState(() => uploadingOf(purpose, format.bytes))
  useEffect(() => queue.onCompleted(onCompleted), [queue, onCompleted])
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const kept = useSyncExternalStore(unfinished.subscribe, unfinished.list, () => NONE)
  return {
    queue,
    uploads,
    unfinished: kept.filter(
      (upload) =>
        !uploads.some(({ file, status }) => status !== 'aborted' && isSameFile(file, upload)),
    ),
  }
}
