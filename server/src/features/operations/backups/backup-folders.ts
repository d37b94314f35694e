import { rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { draftOf, removeAbandonedDrafts } from '../../../platform/database/backup/draft.ts'
import type { Needs } from '../../../platform/platform.ts'

/** Names are made by the site and checked by the database: none leads out of the folder. */
export const folderOf = ({ config }: Needs<'config'>, { name }: { readonly name: string }) =>
  path.join(config.dataDir, 'backups', name)

/** What is deleted halfway is no backup any more, and is not taken for one. */
export async function removeFolder(
  platform: Needs<'config'>,
  backup: { readonly name: string },
): Promise<void> {
  const folder = folderOf(platform, backup)
  await rm(draftOf(folder), { recursive: true, force: true })
  await rename(folder, draftOf(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rm(draftOf(folder), { recursive: true, force: true })
}

/** Those of the command too, whose process was killed. */
export const removeHalfFolders = ({ config }: Needs<'config'>): Promise<void> =>
  removeAbandonedDrafts(path.join(config.dataDir, 'backups'))

export async function readFreeBytes({ config }: Needs<'config'>): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize
}
