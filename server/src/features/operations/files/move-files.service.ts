import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Needs } from '../../../platform/platform.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import type { FileRow } from './files.repository.ts'
import { type Disk, listFilesOn, setDisk } from './moved-files.repository.ts'

const AT_ONCE = 200

export interface MovedFiles {
  readonly moved: number
  readonly sizeBytes: number
  /** Numbers of files that are not where they should be, or not as they were: they stay as they are. */
  readonly missing: readonly number[]
}

/**
 * Takes all files from one disk to the other while the site goes on: each is copied, compared and read from there. What lies
 * in the old places goes when all of that is done, also what a move that was killed has left.
 */
export async function moveFiles(
  platform: Needs<ToReachFiles>,
  to: Disk,
  signal?: AbortSignal,
): Promise<MovedFiles> {
  const from = to === 's3' ? 'local' : 's3'
  const disks = { from: await openDisk(platform, from), to: await openDisk(platform, to) }
  const missing: number[] = []
  let moved = 0
  let sizeBytes = 0
  for await (const file of filesOn(platform, from, signal)) {
    const isThere = await copyFile(disks, file)
    if (!isThere) missing.push(file.id)
    // Deleted meanwhile.
    else if (!(await setDisk(platform.db, file, to))) await disks.to.delete(file.key)
    else {
      moved += 1
      sizeBytes += file.size_bytes
    }
  }
  for await (const { key } of filesOn(platform, to, signal)) await disks.from.delete(key)
  return { moved, sizeBytes, missing }
}

async function* filesOn(
  { db }: Needs<'db'>,
  disk: Disk,
  signal?: AbortSignal,
): AsyncGenerator<FileRow> {
  for (let afterId = 0; ;) {
    const files = await listFilesOn(db, disk, { afterId, most: AT_ONCE })
    for (const file of files) {
      signal?.throwIfAborted()
      yield file
    }
    const last = files.at(-1)
    if (!last) return
    afterId = last.id
  }
}

/** Numbers of the files that do not lie where they should, or are not as long as they were. Nothing is read of them. */
export async function findMissingFiles(
  platform: Needs<ToReachFiles>,
): Promise<{ looked: number; missing: number[] }> {
  const missing: number[] = []
  let looked = 0
  for (const disk of ['local', 's3'] as const) {
    for await (const { id, key, size_bytes } of filesOn(platform, disk)) {
      const found = await (await openDisk(platform, disk)).find(key)
      if (found?.sizeBytes !== size_bytes) missing.push(id)
      looked += 1
    }
  }
  return { looked, missing: missing.toSorted((one, other) => one - other) }
}

/** @returns whether all of it arrived as it was sent once; else nothing of it lies in the new place */
async function copyFile(
  { from, to }: { from: Storage; to: Storage },
  { key, size_bytes, checksum }: FileRow,
): Promise<boolean> {
  const found = await from.get(key)
  if (!found) return false
  const hash = createHash('sha256')
  const summed = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  found.stream.once('error', (error) => summed.destroy(error))
  const sizeBytes = await to.put(key, found.stream.pipe(summed))
  const isWhole = sizeBytes === size_bytes && (!checksum || hash.digest('hex') === checksum)
  if (!isWhole) await to.delete(key)
  return isWhole
}
