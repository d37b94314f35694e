import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getBootstrap } from '../session.tsx'
import { errorMessage } from '../toast.ts'
import type { Sender } from './sending.ts'
import { createUnfinishedUploads } from './unfinished-uploads.ts'
import { createUploadQueue, type UploadQueue, type UploadRecord } from './upload-queue.ts'

interface SingleUploadOptions {
  purpose: FilePurpose
  /** How it goes, whatever its size. */
  sender: Sender
  /** What is wrong with a file before it is sent, in the reader's language. */
  check(file: File): string | undefined
  onCompleted(entry: FileEntryView): void
}

/** One file of a form: another takes its place. What fails is said at the field, not in a toast. */
export function useSingleUpload({ purpose, sender, check, onCompleted }: SingleUploadOptions): {
  queue: UploadQueue
  /** The file that was chosen last. */
  upload: UploadRecord | undefined
  send(file: File): void
} {
  const [queue] = useState(() =>
    createUploadQueue({
      purpose,
      senders: { plain: sender, tus: sender, single: sender, multipart: sender },
      unfinished: createUnfinishedUploads({
        userId: getBootstrap().user?.id ?? 0,
        purpose: purpose.name,
      }),
      settings: () => getBootstrap().settings.uploads,
      check,
      describeError: errorMessage,
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  useEffect(() => queue.onCompleted(onCompleted), [queue, onCompleted])
  return {
    queue,
    upload: uploads.at(-1),
    send: (file) => {
      for (const { id } of queue.get()) queue.abort(id)
      queue.clear()
      queue.add([file])
    },
  }
}
