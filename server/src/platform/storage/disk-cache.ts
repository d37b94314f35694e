import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

export interface DiskCache {
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, content: Uint8Array): Promise<void>
}

interface DiskCacheOptions {
  directory: string
  /** Asked whenever something is put in: a setting may change it. */
  mostBytes(): number
  /** When an entry was last used is noted no more often than this. */
  touchEveryMs?: number
}

const HOUR_MS = 3_600_000
/** What is kept when the directory was too full. */
const KEPT_PART = 0.8

/**
 * Files that can be made again, within a size: what was not used for longest goes first. Several processes may share the
 * directory, since the files' own times say what was used.
 */
export function createDiskCache({
  directory,
  mostBytes,
  touchEveryMs = HOUR_MS,
}: DiskCacheOptions): DiskCache {
  const locate = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(directory, name.slice(0, 2), name)
  }
  /** Unknown until the first look at the directory. */
  let bytes: number | undefined
  let cleaning: Promise<void> | undefined

  const clean = async () => {
    const files = await listFiles(directory)
    bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= mostBytes()) return
    for (const file of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (bytes <= mostBytes() * KEPT_PART) return
      await fs.rm(file.path, { force: true })
      bytes -= file.size
    }
  }

  return {
    get: async (key) => {
      const file = locate(key)
      try {
        const content = await fs.readFile(file)
        await noteUse(file, touchEveryMs)
        return content
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    put: async (key, content) => {
      if (content.byteLength > mostBytes()) return
      const file = locate(key)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const draft = path.join(path.dirname(file), `.${randomUUID()}`)
      try {
        await fs.writeFile(draft, content)
        await fs.rename(draft, file)
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw error
      }
      if (bytes !== undefined) bytes += content.byteLength
      if (bytes === undefined || bytes > mostBytes()) {
        cleaning ??= clean().finally(() => {
          cleaning = undefined
        })
        await cleaning
      }
    },
  }
}

async function noteUse(file: string, touchEveryMs: number): Promise<void> {
  const { mtimeMs } = await fs.stat(file)
  const now = Date.now()
  if (now - mtimeMs > touchEveryMs) await fs.utimes(file, now / 1000, now / 1000)
}

async function listFiles(
  directory: string,
): Promise<{ path: string; size: number; usedMs: number }[]> {
  const entries = await fs
    .readdir(directory, { recursive: true, withFileTypes: true })
    .catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map(async (file) => {
      // Another process may have removed it since.
      const stat = await fs.stat(file).catch(() => undefined)
      return stat ? [{ path: file, size: stat.size, usedMs: stat.mtimeMs }] : []
    }),
  )
  return found.flat()
}
