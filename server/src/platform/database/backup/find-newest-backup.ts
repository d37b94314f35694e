import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BackupManifest } from './back-up.ts'

/** When the newest backup in the data folder was made; null where none is there. Those that were taken elsewhere are not known. */
export async function findNewestBackup(dataDir: string): Promise<Date | null> {
  const folder = path.join(dataDir, 'backups')
  const names = await readdir(folder).catch(() => [])
  const made = await Promise.all(names.map((name) => readDate(path.join(folder, name))))
  return made.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null)
}

async function readDate(backup: string): Promise<Date | null> {
  try {
    const text = await readFile(path.join(backup, 'manifest.json'), 'utf8')
    const date = new Date((JSON.parse(text) as BackupManifest).createdAt)
    return Number.isNaN(date.getTime()) ? null : date
  } catch {
    // One that is just being written, or something else.
    return null
  }
}
