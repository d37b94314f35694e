import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ConnectionTest } from '../../../platform/connection-test.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findBucket } from './disks.ts'

/** Writes a small file into the bucket of the settings, reads it and deletes it. */
export const bucketTest: ConnectionTest = {
  name: 'bucket',
  run: async (platform, { t }) => {
    const bucket = await findBucket(platform)
    if (!bucket)
      return {
        state: 'not_set_up',
        said: t('No bucket is set up: it takes its name and both keys.'),
        detail: null,
      }
    try {
      await writeReadDelete(bucket)
      return {
        state: 'works',
        said: t('A small file was written, read and deleted.'),
        detail: null,
      }
    } catch (error) {
      platform.log.warn({ err: error }, 'a bucket was tried out and did not work')
      const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
      const status = $metadata?.httpStatusCode ?? 0
      if (status >= 400 && status < 500)
        return {
          state: 'refused',
          said: t('The bucket refuses this site: look at its name, its region and the keys.'),
          detail: name,
        }
      return { state: 'down', said: t('The bucket does not answer as it should.'), detail: null }
    }
  },
}

async function writeReadDelete(bucket: Storage): Promise<void> {
  const key = `connection-tests/${randomUUID()}`
  const content = randomUUID()
  await bucket.put(key, content)
  try {
    const found = await bucket.get(key)
    if (!found || (await text(found.stream)) !== content)
      throw new Error('what was read is not what was written')
  } finally {
    await bucket.delete(key)
  }
}
