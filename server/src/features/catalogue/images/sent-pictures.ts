import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  fileAtAddress,
  findFileAt,
  type ToReachFiles,
} from '../../operations/files/files.service.ts'
import { openSentFile, type SentFile } from '../../operations/files/stored-files.service.ts'
import { ImageError } from './fetch-image.ts'

export type SentPicture = Pick<SentFile, 'disk' | 'key'>

/** A picture that was sent to this site for the catalogue. @returns null where it is gone, undefined for one that lies elsewhere */
export async function findSentPicture(
  db: Database,
  address: string | null,
): Promise<SentPicture | null | undefined> {
  if (fileAtAddress(address) === undefined) return undefined
  return (await findFileAt(db, CATALOGUE_PICTURE_PURPOSE, address)) ?? null
}

/** @throws ImageError where it cannot be had now */
export async function readSentPicture(
  platform: Needs<ToReachFiles>,
  file: SentPicture,
): Promise<Buffer> {
  try {
    const found = await openSentFile(platform, file)
    if (!found) throw new Error('Nothing lies in its place.')
    return await buffer(found.stream)
  } catch (error) {
    throw new ImageError('a picture that was sent could not be read', {
      cause: error,
      mayPass: true,
    })
  }
}
