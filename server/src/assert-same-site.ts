import path from 'node:path'
import { findBucket, hasFilesOn } from './features/operations/files/files.service.ts'
import { getSettings } from './features/site/settings/settings.service.ts'
import type { RunningPlatform } from './platform/create-platform.ts'
import { settleFiles } from './platform/database/backup/place-files.ts'
import { assertSameFiles, assertSameKey } from './platform/site-marks.ts'

/**
 * Whether this process belongs to the site whose database it is on: it has its key, and the folder of its files.
 * @throws ConfigError with what to do
 */
export async function assertSameSite(platform: RunningPlatform): Promise<void> {
  await assertSameKey(platform.db, platform.config)
  const { uploads } = await getSettings(platform)
  const drivers = [uploads.public_driver, uploads.uploads_driver]
  await settleFiles(path.join(platform.config.dataDir, 'files'))
  if (drivers.includes('local') || (await hasFilesOn(platform.db, 'local')))
    await assertSameFiles(platform.db, platform.config)
  if (drivers.includes('s3') && !(await findBucket(platform)))
    platform.log.warn(
      'files are to be kept in a bucket, and neither settings nor S3_BUCKET name one: none can be sent until one of them does',
    )
}
