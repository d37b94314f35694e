import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ConfigError } from '../../config/config-error.ts'
import { describeDiskFailure } from '../backup/describe-disk-failure.ts'
import { MARK, openDraft } from '../backup/draft.ts'
import { withCommandClient } from '../command-client.ts'
import { basesFolder, walFolder } from './archive-settings.ts'
import { copyCluster } from './copy-cluster.ts'

/** A copy of the files of the database, from which the log leads to any later moment. */
export interface Base {
  readonly name: string
  /** From then on every moment can be reached. */
  readonly endedAt: Date
  /** The segment of the log that it begins with. */
  readonly firstSegment: string
}

interface MakeBaseOptions {
  readonly url: string
  readonly archive: string
  readonly now: Date
  readonly signal?: AbortSignal
}

/**
 * Copies the database while it is used, and waits until the part of its log that belongs to it is in the archive.
 * @throws ConfigError where the server keeps no archive
 */
export async function makeBase({ url, archive, now, signal }: MakeBaseOptions): Promise<Base> {
  const name = now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
  const target = path.join(basesFolder(archive), name)
  const undone = 'No copy was made'
  const { folder, release } = await openDraft(target, 'data').catch((error: unknown) => {
    throw describeDiskFailure(error, target, undone)
  })
  try {
    const outcome = 'No copy was made.'
    const base = await withCommandClient(
      { url, purpose: 'backup', outcome, signal },
      async (client) => {
        const { rows } = await client.query<{ data: string; mode: string }>(
          `select current_setting('data_directory') as data, current_setting('archive_mode') as mode`,
        )
        const { data, mode } = rows[0]!
        if (mode !== 'on')
          throw new ConfigError([
            'The database that runs keeps no archive: stop the site, and start it with DATABASE_ARCHIVE_DIR.',
          ])
        await client.query(`select pg_backup_start($1, true)`, [name])
        await copyCluster(data, path.join(folder, 'data'), { signal })
        const { rows: ended } = await client.query<{ label: string; at: Date }>(
          'select labelfile as label, clock_timestamp() as at from pg_backup_stop(true)',
        )
        const { label, at } = ended[0]!
        await writeFile(path.join(folder, 'data/backup_label'), label, { mode: 0o600 })
        return { name, endedAt: at, firstSegment: /\(file ([0-9A-F]{24})\)/.exec(label)![1]! }
      },
    )
    await writeFile(path.join(folder, 'base.json'), `${JSON.stringify(base)}\n`, { mode: 0o600 })
    await promisify(execFile)('sync').catch(() => undefined)
    await rm(path.join(folder, MARK))
    await rename(folder, target)
    return base
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw describeDiskFailure(error, target, undone)
  } finally {
    release()
  }
}

/** Oldest first. */
export async function listBases(archive: string): Promise<Base[]> {
  const names = await readdir(basesFolder(archive)).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(basesFolder(archive), name, 'base.json'), 'utf8').catch(
        () => undefined,
      )
      if (text === undefined || name.endsWith('.part')) return []
      const base = JSON.parse(text) as Base
      return [{ ...base, name, endedAt: new Date(base.endedAt) }]
    }),
  )
  return found.flat().toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
}

/** Leaves so many of the newest, and of the log what leads on from them. */
export async function pruneArchive(archive: string, kept: number): Promise<string[]> {
  const bases = await listBases(archive)
  const gone = bases.slice(0, -kept)
  for (const { name } of gone)
    await rm(path.join(basesFolder(archive), name), { recursive: true, force: true })
  const oldest = bases.at(-kept)
  if (gone.length === 0 || !oldest) return []
  // The first eight signs are the line of history, which changes with each restore.
  const needed = oldest.firstSegment.slice(8)
  for (const file of await readdir(walFolder(archive)))
    if (/^[0-9A-F]{24}[.\w]*$/.test(file) && file.slice(8, 24) < needed)
      await rm(path.join(walFolder(archive), file), { force: true })
  return gone.map(({ name }) => name)
}
