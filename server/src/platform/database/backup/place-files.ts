import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import { makeFolder } from '../../make-folder.ts'

const COMMITTED = '.restored'

export interface PlacedFiles {
  /** From now on they are put in their places whatever happens to this process: by the next start, at the latest. */
  commit(): Promise<void>
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
  const [draft, committed] = [path.join(filesDir, '.restoring'), path.join(filesDir, COMMITTED)]
  const discard = async () => {
    for (const folder of [draft, committed]) await rm(folder, { recursive: true, force: true })
  }
  try {
    makeFolder(filesDir)
    // What an earlier restore has left belongs to the rows that are there until this one is done.
    await settleFiles(filesDir)
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
    commit: () => rename(draft, committed),
    settle: () => settleFiles(filesDir),
    discard,
  }
}

/**
 * Puts those files in their places whose rows are there already: of a restore, or of one that was killed in between.
 * @throws ConfigError where one finds no place
 */
export async function settleFiles(filesDir: string): Promise<void> {
  const committed = path.join(filesDir, COMMITTED)
  const isThere = await stat(committed).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  try {
    await moveInto(committed, filesDir)
    await rm(committed, { recursive: true, force: true })
  } catch (error) {
    const { code = 'unknown', path: place = filesDir } = error as NodeJS.ErrnoException
    throw new ConfigError([
      `The rows of the backup are restored, its files not all: ${place} is in the way or cannot be written to (${code}). They lie in ${committed}: the next start puts them in their places, when that is mended.`,
    ])
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
