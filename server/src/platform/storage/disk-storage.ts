import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { passing, passOn } from '../passing-bytes.ts'
import type { Storage } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

/** Files below one directory of this machine. */
export function createDiskStorage(root: string): Storage {
  const locate = (key: string) => {
    assertStorageKey(key)
    return path.join(root, key)
  }
  return {
    put: async (key, content) => writeFile(locate(key), content),
    get: async (key, range) => {
      const handle = await unlessMissing(fs.open(locate(key), 'r'))
      if (!handle) return undefined
      try {
        const { size, mtime } = await assertFile(handle)
        return {
          sizeBytes: size,
          modifiedAt: mtime,
          stream: passOn(handle.createReadStream(range)),
        }
      } catch (error) {
        await handle.close()
        throw error
      }
    },
    find: async (key) => {
      const found = await unlessMissing(fs.stat(locate(key)))
      return found?.isFile() ? { sizeBytes: found.size, modifiedAt: found.mtime } : undefined
    },
    delete: async (key) => {
      await fs.rm(locate(key), { force: true })
    },
  }
}

/** Written beside its place, flushed and renamed: a reader sees the old file or the whole new one. */
async function writeFile(file: string, content: Readable | Uint8Array | string): Promise<number> {
  const directory = path.dirname(file)
  await fs.mkdir(directory, { recursive: true })
  const draft = path.join(directory, `.${randomUUID()}`)
  const source =
    content instanceof Readable ? content : Readable.from([content], { objectMode: false })
  try {
    const output = createWriteStream(draft, { flags: 'wx', flush: true })
    await pipeline(source, passing(), output)
    await fs.rename(draft, file)
    await flushDirectory(directory)
    return output.bytesWritten
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
}

/** Makes the new name itself survive a power cut. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await fs.open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function assertFile(handle: fs.FileHandle) {
  const found = await handle.stat()
  if (!found.isFile()) throw new Error('The storage key names a directory.')
  return found
}

async function unlessMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}
