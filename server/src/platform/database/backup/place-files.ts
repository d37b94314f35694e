import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../../config/config-error.ts'

export interface PlacedFiles {
  /** Puts them where the site looks for them; nothing of it takes room. */
  settle(): Promise<void>
  /** Takes them away again. */
  discard(): Promise<void>
}

/**
 * Copies the files of a backup beside those that are there, on their disk: before anything is replaced it is known that
 * there is room for all of them.
 * @throws ConfigError where there is none
 */
export async function placeFiles(source: string, filesDir: string): Promise<PlacedFiles> {
  const draft = path.join(filesDir, '.restoring')
  const discard = () => rm(draft, { recursive: true, force: true })
  try {
    await mkdir(filesDir, { recursive: true })
    await discard()
    await cp(source, draft, { recursive: true })
  } catch (error) {
    await discard().catch(() => undefined)
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    const why = code === 'ENOSPC' ? 'has no room for them' : `cannot be written to (${code})`
    throw new ConfigError([
      `The files of the backup were not copied: ${filesDir} ${why}. The database is as it was before.`,
    ])
  }
  return {
    settle: async () => {
      await moveInto(draft, filesDir)
      await discard()
    },
    discard,
  }
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await moveInto(source, target)
    else await rename(source, target)
  }
}
