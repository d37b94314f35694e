import { constants } from 'node:fs'
import { chmod, chown, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { UnixUser } from '../embedded/run-as.ts'

/** What is in these belongs to a server that runs. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|backup_label\.old|tablespace_map\.old)$/

interface CopyOptions {
  readonly user?: UnixUser | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Copies the files of a database, for its user alone, while the server writes them: files may go meanwhile, and what is torn
 * is mended by the log.
 */
export async function copyCluster(
  source: string,
  target: string,
  { user, signal }: CopyOptions = {},
): Promise<void> {
  const own = async (made: string, mode: number) => {
    await chmod(made, mode)
    if (user) await chown(made, user.uid, user.gid)
  }
  const copyFolder = async (within: string) => {
    await mkdir(path.join(target, within), { recursive: true })
    await own(path.join(target, within), 0o700)
    const entries = await readdir(path.join(source, within), { withFileTypes: true })
    for (const entry of entries) {
      signal?.throwIfAborted()
      const name = path.join(within, entry.name)
      if (LEFT_OUT.test(entry.name)) continue
      try {
        if (entry.isDirectory() && EMPTIED.has(name)) {
          await mkdir(path.join(target, name))
          await own(path.join(target, name), 0o700)
        } else if (entry.isDirectory()) await copyFolder(name)
        else if (entry.isFile()) {
          const copy = path.join(target, name)
          await copyFile(path.join(source, name), copy, constants.COPYFILE_FICLONE)
          await own(copy, 0o600)
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  }
  await copyFolder('')
}
