import {
  findBucket,
  findMissingFiles,
  moveFiles,
} from '../features/operations/files/files.service.ts'
import { assertSameFiles, assertSameKey, forgetMark } from '../platform/site-marks.ts'
import { type AdminCommand, CommandRefused, needed } from './admin-command.ts'

const PLACES: Readonly<Record<string, 's3' | 'local'>> = { bucket: 's3', folder: 'local' }
const MOST_LISTED = 50

const listed = (ids: readonly number[]) =>
  ids.slice(0, MOST_LISTED).join(', ') + (ids.length > MOST_LISTED ? ' …' : '')

export const filesCommands: readonly AdminCommand[] = [
  {
    name: 'files check',
    usage: '',
    summary: 'Look whether every file that was sent lies in its place',
    isWithoutCalls: true,
    run: async ({ platform }) => {
      await assertSameKey(platform.db, platform.config)
      const { looked, missing } = await findMissingFiles(platform)
      if (missing.length === 0) return `${looked} files, and none is missing.`
      throw new CommandRefused(
        `${missing.length} of ${looked} files are missing or not as long as they were: ${listed(missing)}.`,
      )
    },
  },
  {
    name: 'files accept',
    usage: '',
    summary: 'Go on with another folder of files where the old one is lost',
    isWithoutCalls: true,
    run: async ({ platform }) => {
      await forgetMark(platform.db, 'files')
      return 'The next start keeps the folder that it finds.'
    },
  },
  {
    name: 'files move',
    usage: 'bucket|folder',
    summary:
      'Take files that are stored to the bucket, or back to the folder, while the site goes on',
    isWithoutCalls: true,
    run: async ({ platform }, given) => {
      const to = PLACES[needed(given, 0, 'The place, bucket or folder,')]
      if (!to) throw new CommandRefused('Files are moved to `bucket` or to `folder`.')
      if (!(await findBucket(platform)))
        throw new CommandRefused(
          'No bucket is named: neither the settings s3_storage and s3_storage_key nor S3_BUCKET do.',
        )
      await assertSameKey(platform.db, platform.config)
      await assertSameFiles(platform.db, platform.config)
      const done = await moveFiles(platform, to)
      const words = `${done.moved} files were moved, ${done.sizeBytes} bytes.`
      if (done.missing.length === 0) return words
      throw new CommandRefused(
        `${words} ${done.missing.length} stay as they are, because they are not in their place or not as they were sent: ${listed(done.missing)}.`,
      )
    },
  },
]
