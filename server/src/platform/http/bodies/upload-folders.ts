import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** No body takes so long to arrive and to be answered: what is older was left behind. */
const OLDEST_MS = 6 * 3_600_000

export interface UploadFolders {
  /** A folder for the files of one body. */
  make(): Promise<string>
  /** Removes what processes left behind that ended before they could. */
  sweep(): Promise<void>
}

/** Keeps files of bodies while they are read, under names that tell whose they are: `web-1.4711.x8Gh2a`. */
export function createUploadFolders(dataDir: string): UploadFolders {
  const directory = path.join(dataDir, 'cache', 'uploads')
  const host = os.hostname().replace(/[^A-Za-z0-9-]/g, '-')
  const mine = new Set<string>()
  return {
    make: async () => {
      await mkdir(directory, { recursive: true })
      const folder = await mkdtemp(path.join(directory, `${host}.${process.pid}.`))
      mine.add(path.basename(folder))
      return folder
    },
    sweep: async () => {
      const names = await readdir(directory).catch(() => [])
      for (const name of names) {
        const folder = path.join(directory, name)
        if (!mine.has(name) && ((await isOld(folder)) || isOfDead(name, host)))
          await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

async function isOld(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > OLDEST_MS
}

/** Processes of another machine, or of another container, cannot be asked. */
function isOfDead(name: string, host: string): boolean {
  const [madeOn, pid] = name.split('.')
  if (madeOn !== host || !/^\d+$/.test(pid ?? '')) return false
  // Of an earlier process that had our number, as the first one of a container always has.
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
