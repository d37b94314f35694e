import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Needs } from '../../../platform/platform.ts'
import { findBucket, sumStoredBytes, type ToReachFiles } from '../files/files.service.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { judge, type PartReading } from './health-part.ts'

const GIBIBYTE = 1024 ** 3
/** Of the disk; on a large one less is enough. */
const WARNING = { share: 0.1, most: 20 * GIBIBYTE }
const FULL = { share: 0.02, most: GIBIBYTE }
/** Nothing has this key: whether the bucket answers is all that is asked. */
const NO_FILE = 'health/nothing'

/** A whole table is read to sum what is stored. */
const KEPT_SECONDS = 60

const levelOf = (total: number, { share, most }: typeof WARNING) => Math.min(total * share, most)

/** How much room there is, and below what that is little. */
export function judgeRoom(free: number, total: number): PartReading {
  const warns_below = Math.round(levelOf(total, WARNING))
  return {
    ...judge(
      [free < levelOf(total, FULL), 'bad', 'disk-full'],
      [free < warns_below, 'warning', 'disk-short'],
    ),
    facts: { free, total, warns_below },
  }
}

async function readRoom(folder: string): Promise<PartReading> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return judgeRoom(bavail * bsize, blocks * bsize)
}

export const lookAtDisk = ({ config }: Needs<'config'>): Promise<PartReading> =>
  readRoom(config.dataDir)

/** Where the settings want what members send: a folder, which may be a disk of its own, or a bucket. */
export async function lookAtUploads(
  platform: Needs<ToReachFiles | 'readDb'>,
): Promise<PartReading> {
  const { uploads } = await getSettings(platform)
  const stored = await platform.cache.remember('health:stored', { ttlSeconds: KEPT_SECONDS }, () =>
    sumStoredBytes(platform),
  )
  if (uploads.uploads_driver !== 's3' && uploads.public_driver !== 's3')
    return withStored(await roomOfFiles(platform), stored)
  const answers = await findBucket(platform)
    .then((bucket) => bucket?.find(NO_FILE).then(() => true))
    .catch((error: unknown) => {
      platform.log.warn({ err: error }, 'the bucket of files did not answer')
      return false
    })
  return {
    ...judge([!answers, 'bad', 'bucket-failed']),
    facts: { kept_in_bucket: 'yes', stored },
  }
}

/** Until the first file is kept the folder is not there, and would be made beside the rest of the data. */
const roomOfFiles = ({ config }: Needs<'config'>) =>
  readRoom(path.join(config.dataDir, 'files')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return readRoom(config.dataDir)
    throw error
  })

const withStored = (reading: PartReading, stored: number): PartReading => ({
  ...reading,
  facts: { ...reading.facts, stored },
})
