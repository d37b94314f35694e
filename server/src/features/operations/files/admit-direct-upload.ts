import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { directUploadForm } from '@mediatheque/contract/operations/files/direct-uploads.schemas.ts'
import {
  partSizeOf,
  SINGLE_PART_MAX_BYTES,
} from '@mediatheque/contract/operations/files/part-size.ts'
import { DIRECT_UPLOAD_MS } from '@mediatheque/contract/operations/files/upload-times.ts'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { type DirectUpload, nameInBucket } from './direct-uploads.repository.ts'
import { diskFor, openBucket, type ToReachFiles } from './disks.ts'
import { tidyFileName } from './file-name.ts'
import { getGeneralPurpose } from './file-purposes.ts'
import { assertSizeAllowed, reserveSpace } from './file-space.ts'
import { deleteUpload } from './files.repository.ts'
import { countFile, newFileKey } from './receive-file.ts'

/**
 * Everything that can be said of a file before its first byte, as for one that comes by the site; its space is taken before
 * the bucket hears of it. Both ways are uploads in parts to the bucket, which joins them when the site says so: what was
 * sent to a signed address is no file before it was looked at, and nothing can be sent there afterwards.
 * @throws AppError validation, forbidden, tooManyRequests, unavailable
 */
export async function admitDirectUpload(
  platform: Needs<'clock' | 'features' | ToReachFiles>,
  sender: LoggedInActor,
  { form, isSingle }: { form: z.output<typeof directUploadForm>; isSingle: boolean },
): Promise<DirectUpload> {
  const general = getGeneralPurpose(platform, form.purpose)
  const most = isSingle ? SINGLE_PART_MAX_BYTES : Infinity
  const purpose = { ...general, maxBytes: Math.min(general.maxBytes, most) }
  const { uploads } = await getSettings(platform)
  const disk = await diskFor(platform, purpose)
  if (!uploads.s3_direct_upload || disk !== 's3')
    throw new AppError('forbidden', {
      message: 'Files cannot be sent straight to storage on this site.',
    })
  const name = tidyFileName(form.filename)
  assertSizeAllowed(purpose, sender, { name, sizeBytes: form.size })
  const bucket = await openBucket(platform)
  await countFile(platform, sender)
  const partBytes = isSingle ? form.size : partSizeOf(form.size)
  const upload = await reserveSpace(platform, {
    sender,
    purpose,
    row: {
      disk,
      key: newFileKey(purpose),
      name,
      size_bytes: form.size,
      part_bytes: partBytes,
      expires_at: new Date(platform.clock.now().getTime() + DIRECT_UPLOAD_MS),
    },
  })
  const uploadId = await bucket.beginParts(upload.key).catch(async (error: unknown) => {
    // Nothing was begun, and nobody could give it up: its space would be taken for a day.
    await deleteUpload(platform.db, upload.id)
    throw error
  })
  if (!(await nameInBucket(platform.db, { id: upload.id, uploadId }))) {
    await bucket.abortParts({ key: upload.key, uploadId })
    throw new AppError('gone')
  }
  return { ...upload, bucket_upload_id: uploadId, part_bytes: partBytes }
}
