import { AVATAR_PURPOSE } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { OpenedFile } from '../../../platform/storage/storage.ts'
import { listShownPictures } from './avatars.repository.ts'
import type { Database } from '../../../platform/database/database.ts'
import { keepPictureOfAddress } from '../../catalogue/images/keep-picture.service.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { FileUse } from '../../../platform/feature.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import {
  dropFile,
  fileAtAddress,
  keepPublicFile,
  type ToReachFiles,
} from '../../operations/files/files.service.ts'
import { exchangePicture } from '../users/change-accounts.service.ts'

/** Drawing a picture is work: nobody needs to do it all day. */
const AVATARS_BY_ACCOUNT: Throttle = {
  name: 'avatars.account',
  by: 'account',
  attempts: 40,
  windowSeconds: 3_600,
}

/** Of pictures that were kept before files had a base of their own; they are shown until they are changed. */
const FORMER_PATH = /^\/(avatars\/\d{1,15}\/[A-Za-z0-9_-]{1,64}\.webp)$/

type ToSetAvatar = Needs<'cache' | 'clock' | ToReachFiles>

/**
 * Keeps a picture for the account and forgets the one before. A new picture has a new address, so that browsers may
 * keep each of them for ever.
 * An address is read as those of posters are: only from hosts that the site knows, never from inside its network.
 * @returns its path below the site's address
 * @throws AppError validation on `file` or `url`, tooManyRequests
 */
export async function setAvatar(
  platform: ToSetAvatar,
  userId: number,
  { file, url }: { file: UploadedFile | undefined; url?: string | undefined },
): Promise<string> {
  if (!file && !url) throw fieldError('file', 'Please select an image.')
  await countAttempt(platform, AVATARS_BY_ACCOUNT, String(userId))
  const image = file
    ? await keep(platform, userId, { path: file.path, sizeBytes: file.sizeBytes })
    : await keepPictureOfAddress(platform, AVATAR_PURPOSE, {
        ownerId: userId,
        name: 'avatar.webp',
        url: url ?? '',
      })
  await exchange(platform, userId, image).catch(async (error: unknown) => {
    await forgetPicture(platform, image)
    throw error
  })
  return image
}

const keep = (
  platform: ToSetAvatar,
  ownerId: number,
  picture: { path: string; sizeBytes: number },
): Promise<string> =>
  keepPublicFile(platform, AVATAR_PURPOSE, { ownerId, name: 'avatar.webp', ...picture })

export async function removeAvatar(platform: ToForget, userId: number): Promise<void> {
  await exchange(platform, userId, null)
}

type ToForget = Needs<'db' | 'cache' | 'storage' | 'clock'>

async function exchange(platform: ToForget, userId: number, image: string | null): Promise<void> {
  const before = await exchangePicture(platform, userId, image)
  await forgetPicture(platform, before)
}

/** Deletes the file of a picture that no account shows any more. */
export async function forgetPicture(
  platform: Needs<'storage' | 'db' | 'clock'>,
  image: string | null,
): Promise<void> {
  const fileId = fileAtAddress(image)
  if (fileId !== undefined) return dropFile(platform, fileId)
  const key = FORMER_PATH.exec(image ?? '')?.[1]
  if (key) await platform.storage.delete(key)
}

/** A stored picture of before, at the path that its account has. */
export async function openFormerAvatar(
  platform: Needs<'storage'>,
  path: string,
): Promise<OpenedFile | undefined> {
  const key = FORMER_PATH.exec(path)?.[1]
  return key ? platform.storage.get(key) : undefined
}

/** Those of these files that an account shows. All avatars have the one extension that they are drawn as. */
export async function listShownFiles(
  db: Database,
  fileIds: readonly number[],
): Promise<readonly FileUse[]> {
  const shown = await listShownPictures(
    db,
    fileIds.map((id) => `/files/${id}/file.webp`),
  )
  return shown.flatMap((address) => {
    const fileId = fileAtAddress(address)
    return fileId === undefined ? [] : [{ fileId, kind: 'Picture of its owner', name: '' }]
  })
}
