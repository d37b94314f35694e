import {
  NZB_PURPOSE,
  RELEASE_FILE_MAX_BYTES,
} from '@mediatheque/contract/links/releases/release-files.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { translate } from '../../../../../lib/i18n.ts'
import { getBootstrap } from '../../../../../lib/session.tsx'
import { errorMessage } from '../../../../../lib/toast.ts'
import { checkFile } from '../../../../../lib/uploads/check-file.ts'
import { createUnfinishedUploads } from '../../../../../lib/uploads/unfinished-uploads.ts'
import {
  createUploadQueue,
  type UploadQueue,
  type UploadRecord,
} from '../../../../../lib/uploads/upload-queue.ts'
import { releaseSender as sender, typeOf } from '../../editor/release-file-field.tsx'

/** Newsgroup files and torrents on their way, a few at a time. What fails is said at its row. */
export function useReleaseUploads(): { queue: UploadQueue; uploads: readonly UploadRecord[] } {
  const format = useFormat()
  const [queue] = useState(() =>
    createUploadQueue({
      purpose: NZB_PURPOSE,
      senders: { plain: sender, tus: sender, single: sender, multipart: sender },
      unfinished: createUnfinishedUploads({
        userId: getBootstrap().user?.id ?? 0,
        purpose: NZB_PURPOSE.name,
      }),
      settings: () => getBootstrap().settings.uploads,
      check: (file) => {
        if (!typeOf(file.name))
          return translate('Please select a file that ends in .nzb or .torrent.')
        const fault = checkFile(
          file,
          { purpose: NZB_PURPOSE, mostBytes: RELEASE_FILE_MAX_BYTES },
          format.bytes,
        )
        return fault && translate(fault.key, fault.values)
      },
      describeError: errorMessage,
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  useEffect(() => () => queue.get().forEach(({ id }) => queue.abort(id)), [queue])
  return { queue, uploads }
}
