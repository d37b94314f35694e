import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { sizeInWords } from '../../../platform/http/size-in-words.ts'
import type { Needs } from '../../../platform/platform.ts'
import { keepPublicFile, type ToReachFiles } from '../../operations/files/files.service.ts'
import { fetchAllowedImage } from './images.service.ts'

/**
 * Keeps a picture of another site as a file of this one. An address is read as those of posters are: only from hosts that
 * the site knows, never from inside its network.
 * @returns its address below the site's, which never changes
 * @throws AppError validation on `url`, tooManyRequests, unavailable
 */
export async function keepPictureOfAddress(
  platform: Needs<'clock' | 'config' | 'log' | ToReachFiles>,
  purpose: FilePurpose,
  { url, ...file }: { readonly ownerId: number; readonly name: string; readonly url: string },
): Promise<string> {
  const bytes = await readAddress(platform, purpose, url)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mediatheque-picture-'))
  try {
    const picture = path.join(folder, 'picture')
    await writeFile(picture, bytes, { mode: 0o600 })
    return await keepPublicFile(platform, purpose, {
      ...file,
      path: picture,
      sizeBytes: bytes.length,
    })
  } catch (error) {
    const message = error instanceof AppError && error.fields?.['file']?.[0]
    throw message ? fieldError('url', message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readAddress(
  platform: Needs<'config' | 'log'>,
  { maxBytes }: FilePurpose,
  url: string,
): Promise<Buffer> {
  const bytes = await fetchAllowedImage(platform, url)
  if (!bytes) throw fieldError('url', 'This picture could not be fetched. Please upload a file.')
  if (bytes.length > maxBytes)
    throw fieldError(
      'url',
      formatLine(
        '`:file` exceeds maximum allowed size of :size',
        {
          file: new URL(url).pathname.split('/').at(-1) || url,
          size: sizeInWords(maxBytes),
        },
        'en',
      ),
    )
  return bytes
}
