import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import { purposesOf } from './file-purposes.ts'
import {
  deleteFileRow,
  type FileRow,
  hideFiles,
  listAbandonedUploads,
  listFilesToPurge,
  listUnreadFiles,
  lockOldFiles,
  setChecksum,
} from './files.repository.ts'
import { checksumOf } from './inspect-content.ts'
import { forgetUpload } from './receive-file.ts'
import type { FilePurposeOfFeature } from '../../../platform/feature.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 3_600_000

/** What was deleted goes, and what never arrived. */
const purgeFiles = defineJob({
  name: 'files.purge',
  payload: z.object({}),
  cron: '*/10 * * * *',
  timeoutSeconds: 540,
  run: async (platform, _payload, { signal }) => {
    const now = platform.clock.now()
    const removals = [
      async () =>
        removeEach(platform, await listAbandonedUploads(platform.db, now, AT_ONCE), forgetUpload),
      async () =>
        removeEach(platform, await listFilesToPurge(platform.db, now, AT_ONCE), forgetFile),
    ]
    for (const remove of removals) while ((await remove()) === AT_ONCE && !signal.aborted);
  },
})

/** The bytes first: as long as the row is there, somebody knows of them. */
async function forgetFile(platform: Needs<ToReachFiles>, file: FileRow): Promise<void> {
  const storage = await openDisk(platform, file.disk)
  await storage.delete(file.key)
  await deleteFileRow(platform.db, file.id)
}

/** One that cannot be removed now is tried again next time, and keeps none of the others. @returns how many went */
async function removeEach<Row extends { id: number }>(
  platform: Needs<ToReachFiles>,
  rows: readonly Row[],
  remove: (platform: Needs<ToReachFiles>, row: Row) => Promise<void>,
): Promise<number> {
  let removed = 0
  for (const row of rows) {
    try {
      await remove(platform, row)
      removed += 1
    } catch (error) {
      platform.log.error({ err: error, id: row.id }, 'a file could not be removed')
    }
  }
  return removed
}

/** What nothing uses, after a day in which somebody might have begun to. */
const removeUnusedFiles = defineJob({
  name: 'files.remove-unused',
  payload: z.object({}),
  cron: '11 * * * *',
  timeoutSeconds: 600,
  run: async (platform, _payload, { signal }) => {
    for (const purpose of purposesOf(platform))
      for (let afterId: number | undefined = 0; afterId !== undefined && !signal.aborted;)
        afterId = await hideUnused(platform, purpose, afterId)
  },
})

/** @returns the last one looked at; undefined when there are no more */
function hideUnused(
  { db, clock }: Needs<'db' | 'clock'>,
  { purpose, listUses }: FilePurposeOfFeature,
  afterId: number,
): Promise<number | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const old = await lockOldFiles(tx, {
      purpose: purpose.name,
      madeBefore: new Date(now.getTime() - DAY_MS),
      afterId,
      most: AT_ONCE,
    })
    const ids = old.map(({ id }) => id)
    const used = new Set((await listUses(tx, ids)).map(({ fileId }) => fileId))
    await hideFiles(
      tx,
      ids.filter((id) => !used.has(id)),
      new Date(now.getTime() + (purpose.keptDays ?? 0) * DAY_MS),
    )
    return ids.at(-1)
  })
}

/** What went straight to the bucket is read once. The address that it came by takes nothing any more, so that it stays so. */
export const readChecksums = defineJob({
  name: 'files.read-checksums',
  payload: z.object({}),
  cron: '*/5 * * * *',
  timeoutSeconds: 4 * 3_600,
  run: async (platform, _payload, { signal }) => {
    for (let afterId: number | undefined = 0; afterId !== undefined && !signal.aborted;) {
      const unread = await listUnreadFiles(platform.db, afterId, AT_ONCE)
      for (const file of unread) if (!signal.aborted) await readChecksum(platform, file, signal)
      afterId = unread.at(-1)?.id
    }
  },
})

/** One that cannot be read now is tried again next time, and keeps none of the others. */
async function readChecksum(
  platform: Needs<ToReachFiles>,
  file: FileRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const found = await (await openDisk(platform, file.disk)).get(file.key)
    if (!found) throw new Error('Nothing lies in its place.')
    await setChecksum(platform.db, file, await checksumOf(found.stream, signal))
  } catch (error) {
    platform.log.warn({ err: error, id: file.id }, 'a file has no checksum yet')
  }
}

export const fileJobs = [purgeFiles, removeUnusedFiles, readChecksums]
