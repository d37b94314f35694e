import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { S3Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createS3Storage } from '../../../platform/storage/s3-storage.ts'
import type { Bucket, Storage } from '../../../platform/storage/storage.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { Disk } from './moved-files.repository.ts'

/** What of the platform it takes to reach what is stored. */
export type ToReachFiles = 'storage' | 'config' | ToReadSettings

/** Where the settings want new files of this purpose. */
export async function diskFor(
  platform: Needs<ToReadSettings>,
  { visibility }: FilePurpose,
): Promise<Disk> {
  const { uploads } = await getSettings(platform)
  return visibility === 'public' ? uploads.public_driver : uploads.uploads_driver
}

/**
 * The storage that a file lies in, as its row names it.
 * @throws AppError unavailable where it is a bucket that nobody has named
 */
export async function openDisk(platform: Needs<ToReachFiles>, disk: string): Promise<Storage> {
  return disk === 'local' ? platform.storage : openBucket(platform)
}

/** @throws AppError unavailable where nobody has named one */
export async function openBucket(platform: Needs<ToReachFiles>): Promise<Bucket> {
  const bucket = await findBucket(platform)
  if (bucket) return bucket
  platform.log.error(
    'files are to be kept in a bucket, and neither settings nor S3_BUCKET name one',
  )
  throw new AppError('unavailable', {
    message: 'Files have no place at the moment: an administrator has to name the bucket.',
  })
}

/** @returns undefined where nobody has named one */
export async function findBucket(platform: Needs<ToReachFiles>): Promise<Bucket | undefined> {
  const config = await findS3Config(platform)
  return config && bucketOf(config)
}

/**
 * Where browsers send files to, past the site.
 * @returns undefined where they do not
 */
export async function findDirectOrigin(platform: Needs<ToReachFiles>): Promise<string | undefined> {
  const { uploads } = await getSettings(platform)
  if (!uploads.s3_direct_upload) return undefined
  return (await findBucket(platform))?.origin()
}

/** The environment goes first: who runs the site decides where its files may go. */
async function findS3Config(platform: Needs<ToReachFiles>): Promise<S3Config | undefined> {
  if (platform.config.s3) return platform.config.s3
  const { s3_storage: place, s3_storage_key: key } = await getSettings(platform)
  if (!place.bucket || !key.access_key_id || !key.secret_access_key) return undefined
  return {
    ...(place.endpoint && { endpoint: place.endpoint }),
    region: place.region,
    bucket: place.bucket,
    accessKeyId: key.access_key_id,
    secretAccessKey: key.secret_access_key,
  }
}

/** Connections are kept while the settings stay as they are. */
let kept: { readonly name: string; readonly storage: Bucket } | undefined

function bucketOf(config: S3Config): Bucket {
  const name = JSON.stringify(config)
  // The one before is left to those that still read from it.
  if (kept?.name !== name) kept = { name, storage: createS3Storage(config) }
  return kept.storage
}
