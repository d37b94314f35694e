import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { TUS_UPLOAD_MS } from '@mediatheque/contract/operations/files/upload-times.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { diskFor, type ToReachFiles } from './disks.ts'
import { tidyFileName } from './file-name.ts'
import { getGeneralPurpose } from './file-purposes.ts'
import { assertSizeAllowed, reserveSpace } from './file-space.ts'
import { countFile, newFileKey } from './receive-file.ts'

export interface AnnouncedUpload {
  readonly tusId: string
  readonly sizeBytes: number | undefined
  /** As the client sends it: `filename`, `purpose`. */
  readonly metadata: Readonly<Record<string, string | null>>
}

/**
 * Everything that can be said of a file before its first byte: what it is for, its size, and whether there is space, which
 * it takes.
 * @throws AppError validation, forbidden, tooManyRequests
 */
export async function admitTusUpload(
  platform: Needs<'clock' | 'features' | ToReachFiles>,
  sender: LoggedInActor,
  { tusId, sizeBytes, metadata }: AnnouncedUpload,
): Promise<void> {
  const { uploads } = await getSettings(platform)
  if (uploads.disable_tus)
    throw new AppError('forbidden', { message: 'Uploads cannot be resumed on this site.' })
  if (sizeBytes === undefined || !Number.isSafeInteger(sizeBytes)) throw new AppError('badRequest')
  const purpose = getGeneralPurpose(platform, metadata['purpose'] ?? KEPT_FILE_PURPOSE.name)
  const name = tidyFileName(metadata['filename'] ?? metadata['name'] ?? '')
  assertSizeAllowed(purpose, sender, { name, sizeBytes })
  await countFile(platform, sender)
  await reserveSpace(platform, {
    sender,
    purpose,
    row: {
      disk: await diskFor(platform, purpose),
      key: newFileKey(purpose),
      name,
      size_bytes: sizeBytes,
      expires_at: new Date(platform.clock.now().getTime() + TUS_UPLOAD_MS),
      tus_id: tusId,
    },
  })
}
