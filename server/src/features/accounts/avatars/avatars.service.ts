import { IMAGE_MAX_BYTES } from '@mediatheque/contract/core/constants.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import { randomToken } from '../../../platform/secrets.ts'
import type { OpenedFile } from '../../../platform/storage/storage.ts'
import { fetchAllowedImage } from '../../catalogue/images/images.service.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { exchangePicture } from '../users/change-accounts.service.ts'
import { drawAvatar } from './draw-avatar.ts'

/** Drawing a picture is work: nobody needs to do it all day. */
const AVATARS_BY_ACCOUNT: Throttle = {
  name: 'avatars.account',
  by: 'account',
  attempts: 40,
  windowSeconds: 3_600,
}

const NAME_BYTES = 12
/** `/avatars/12/Zm9vYmFy.webp`, which is also the key in the storage behind its slash. */
const OWN_PATH = /^\/(avatars\/\d{1,15}\/[A-Za-z0-9_-]{1,64}\.webp)$/

/**
 * Keeps a picture for the account and forgets the one before. A new picture has a new address, so that browsers may
 * keep each of them for ever.
 * An address is read as those of posters are: only from hosts that the site knows, never from inside its network.
 * @returns its path below the site's address
 * @throws AppError validation on `file` or `url`, tooManyRequests
 */
export async function setAvatar(
  platform: Needs<'db' | 'cache' | 'storage' | 'clock' | 'secrets' | 'config' | 'log'>,
  userId: number,
  { file, url }: { file: UploadedFile | undefined; url?: string | undefined },
): Promise<string> {
  if (!file && !url) throw fieldError('file', 'Please select an image.')
  await countAttempt(platform, AVATARS_BY_ACCOUNT, String(userId))
  const picture = file
    ? await drawAvatar('file', file.path)
    : await drawAvatar('url', await readAddress(platform, url ?? ''))
  const key = `avatars/${userId}/${randomToken(NAME_BYTES)}.webp`
  await platform.storage.put(key, picture)
  await exchange(platform, userId, `/${key}`).catch(async (error: unknown) => {
    await platform.storage.delete(key)
    throw error
  })
  return `/${key}`
}

const tooLarge = (name: string) =>
  fieldError(
    'url',
    formatLine('`:file` exceeds maximum allowed size of :size', { file: name, size: '2 MB' }, 'en'),
  )

async function readAddress(platform: Needs<'config' | 'log'>, url: string): Promise<Buffer> {
  const bytes = await fetchAllowedImage(platform, url)
  if (!bytes) throw fieldError('url', 'This picture could not be fetched. Please upload a file.')
  if (bytes.length > IMAGE_MAX_BYTES) throw tooLarge(new URL(url).pathname.split('/').at(-1) || url)
  return bytes
}

export async function removeAvatar(
  platform: Needs<'db' | 'cache' | 'storage'>,
  userId: number,
): Promise<void> {
  await exchange(platform, userId, null)
}

async function exchange(
  platform: Needs<'db' | 'cache' | 'storage'>,
  userId: number,
  image: string | null,
): Promise<void> {
  const before = await exchangePicture(platform, userId, image)
  await forgetPicture(platform, before)
}

/** Deletes the file of a picture that no account shows any more. */
export async function forgetPicture(
  platform: Needs<'storage'>,
  image: string | null,
): Promise<void> {
  const key = OWN_PATH.exec(image ?? '')?.[1]
  if (key) await platform.storage.delete(key)
}

/** The stored picture at a path that {@link setAvatar} gave. */
export async function openAvatar(
  platform: Needs<'storage'>,
  path: string,
): Promise<OpenedFile | undefined> {
  const key = OWN_PATH.exec(path)?.[1]
  return key ? platform.storage.get(key) : undefined
}
