import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import type { PictureCut } from '@mediatheque/contract/catalogue/images/picture-cuts.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { keepPartOfPicture } from '../../operations/files/cut-picture.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { fetchAllowedImage } from './images.service.ts'
import { findSentPicture, readSentPicture } from './sent-pictures.ts'

/**
 * Keeps a part of a picture of the catalogue, which stays as it is.
 * @throws AppError validation on `source` or `file`, forbidden when there is no space left, tooManyRequests, unavailable
 */
export async function cutPicture(
  platform: Needs<'readDb' | 'clock' | ToReachFiles>,
  sender: LoggedInActor,
  { source, ...cut }: PictureCut,
) {
  const bytes = await readWhole(platform, source)
  const purpose = CATALOGUE_PICTURE_PURPOSE
  return keepPartOfPicture(platform, { sender, purpose, name: 'picture', bytes, cut })
}

async function readWhole(
  platform: Needs<'readDb' | ToReachFiles>,
  source: string,
): Promise<Uint8Array> {
  const file = await findSentPicture(platform.readDb, source)
  if (file) return readSentPicture(platform, file)
  const bytes = file === null ? undefined : await fetchAllowedImage(platform, source)
  if (!bytes) throw fieldError('source', 'This picture could not be fetched. Please upload a file.')
  return bytes
}
