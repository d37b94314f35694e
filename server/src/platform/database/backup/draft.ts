import { rmSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { isAlive } from '../embedded/postmaster.ts'

/** Whoever else is on the machine reads no row of a backup, and no file. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 }

const ENDING = '.part'
/** Says whose it is, as long as it is made. */
export const MARK = '.being-made.json'
const TOUCHED_EVERY_MS = 30_000
const ABANDONED_AFTER_MS = 10 * 60_000
/** Those of versions that left no mark. */
const UNMARKED_AFTER_MS = 24 * 3_600_000

/** Where a backup is written before it is complete. */
export const draftOf = (target: string): string => `${target}${ENDING}`

export interface Draft {
  readonly folder: string
  /** It is moved to its place, or removed: nobody looks after it any more. */
  release(): void
}

/** Begins one, which goes with this process if that ends before it is complete. */
export async function openDraft(target: string, inside = 'tables'): Promise<Draft> {
  const folder = draftOf(target)
  await removeAbandonedDrafts(path.dirname(target))
  await rm(folder, { recursive: true, force: true })
  makeFolder(path.join(folder, inside), OWNER_ONLY.folder)
  const mark = path.join(folder, MARK)
  await writeFile(mark, JSON.stringify({ host: os.hostname(), process: process.pid }), {
    mode: OWNER_ONLY.file,
  })
  const touching = setInterval(() => {
    const now = new Date()
    utimes(mark, now, now).catch(() => undefined)
  }, TOUCHED_EVERY_MS).unref()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', remove)
  return {
    folder,
    release: () => {
      clearInterval(touching)
      process.off('exit', remove)
    },
  }
}

/** What processes that were killed have left in a folder of backups. */
export async function removeAbandonedDrafts(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const draft = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name.endsWith(ENDING) && (await isAbandoned(draft)))
      await rm(draft, { recursive: true, force: true })
  }
}

async function isAbandoned(draft: string): Promise<boolean> {
  const mark = path.join(draft, MARK)
  const text = await readFile(mark, 'utf8').catch(() => undefined)
  // What has neither a mark nor tables is somebody else's.
  if (text === undefined) return (await ageOf(path.join(draft, 'tables'))) > UNMARKED_AFTER_MS
  const { host, process: id } = readMark(text)
  const isGone = host === os.hostname() && id !== undefined && !isAlive(id)
  return isGone || (await ageOf(mark)) > ABANDONED_AFTER_MS
}

function readMark(text: string): { host?: string; process?: number } {
  try {
    return JSON.parse(text) as { host?: string; process?: number }
  } catch {
    // Killed while it was written.
    return {}
  }
}

/** How long nobody has touched it; 0 where it is not there. */
async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found ? Date.now() - found.mtimeMs : 0
}
