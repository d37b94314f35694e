import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.tsx'
import { upload } from '../../lib/upload.ts'
import { checkFile } from '../../lib/uploads/check-file.ts'
import { largestFile } from '../../lib/uploads/largest-file.ts'
import { useSmallFile } from './use-small-file.ts'

type Purpose = Parameters<typeof largestFile>[0]
type SentFile = Awaited<ReturnType<typeof upload<typeof fileEndpoints.uploadFile>>>['fileEntry']

/** A picture of a field, sent from the device of whoever may send files. */
export function useSmallPicture(purpose: Purpose, onSent: (file: SentFile) => void) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const sending = useSmallFile({
    check: (file) => {
      const refusal = checkFile(file, { purpose, mostBytes: largestFile(purpose) }, format.bytes)
      return refusal && t(refusal.key, refusal.values)
    },
    send: async (file) => {
      const body = new FormData()
      body.append('file', file)
      const query = { purpose: purpose.name }
      onSent((await upload(fileEndpoints.uploadFile, { query, body })).fileEntry)
    },
  })
  return { ...sending, isAllowed: can('files.create') }
}
