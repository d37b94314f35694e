import path from 'node:path'
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
  const isInBucket = uploads.public_driver === 's3' && uploads.uploads_driver === 's3'
  await settleFiles(path.join(platform.config.dataDir, 'files'))
  if (!isInBucket) await assertSameFiles(platform.db, platform.config)
}
