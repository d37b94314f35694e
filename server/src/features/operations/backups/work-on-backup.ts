import path from 'node:path'
import type { BackupProblem } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { backUp, exists } from '../../../platform/database/backup/back-up.ts'
import { DamagedBackup, proveBackup } from '../../../platform/database/backup/prove-backup.ts'
import type { Needs } from '../../../platform/platform.ts'
import { folderOf, removeFolder, removeHalfFolders } from './backup-folders.ts'
import {
  type BackupRow,
  findBackup,
  listLostBackups,
  moveBackup,
  noteFailure,
  noteKept,
  noteLost,
  noteProgress,
  noteProof,
} from './backups.repository.ts'

/** How far it is, and that somebody is at work, is written down as often. */
const NOTED_EVERY_MS = 2_000
const LOST_AFTER_MS = 10 * 60_000

type ToWork = Needs<'db' | 'config' | 'clock' | 'log' | 'databaseUrl'>
interface Progress {
  done: number
  total: number | null
}

/** Makes one that waits, then reads it; or reads one that is to be read again. Its row says what came of it. */
export async function workOnBackup(
  platform: ToWork,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = platform
  const isNew = await moveBackup(db, id, { from: ['waiting'], to: 'copying', now: clock.now() })
  const backup = await findBackup(db, id)
  if (!backup || !(isNew || backup.state === 'reading')) return
  const progress: Progress = { done: 0, total: null }
  const stopNoting = keepNoting(platform, id, progress)
  try {
    if (isNew) await copy(platform, backup, { progress, signal })
    await prove(platform, backup, { progress, signal })
  } catch (error) {
    await stopNoting()
    await noteFailure(db, id, problemOf(error))
    throw error
  } finally {
    await stopNoting()
  }
}

interface Work {
  readonly progress: Progress
  readonly signal: AbortSignal
}

const followedBy = (progress: Progress) => (done: number, total: number) =>
  void Object.assign(progress, { done, total })

async function copy(platform: ToWork, backup: BackupRow, { progress, signal }: Work) {
  await backUp({
    url: platform.databaseUrl,
    filesDir: path.join(platform.config.dataDir, 'files'),
    target: folderOf(platform, backup),
    signal,
    onProgress: followedBy(progress),
  })
  progress.done = 0
  if (!(await noteKept(platform.db, backup.id, platform.clock.now())))
    throw new Error(`Backup ${backup.name} was given up before it was complete`)
}

async function prove(platform: ToWork, backup: BackupRow, { progress, signal }: Work) {
  const startedAt = performance.now()
  const folder = folderOf(platform, backup)
  const proof = await proveBackup(folder, { signal, onProgress: followedBy(progress) })
  if (backup.checksum && backup.checksum !== proof.checksum) throw new ChangedBackup(backup.name)
  const took = Math.max(1, Math.round(performance.now() - startedAt))
  await noteProof(platform.db, backup.id, { proof, took, now: platform.clock.now() })
}

/** Whole, and yet not what it was when it was first read. */
class ChangedBackup extends Error {}

function problemOf(error: unknown): BackupProblem {
  if (error instanceof DamagedBackup) return 'damaged'
  if (error instanceof ChangedBackup) return 'changed'
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'no-room' : 'failed'
}

/** @returns what ends it, after which nothing of it is under way */
function keepNoting({ db, clock, log }: ToWork, id: number, progress: Progress) {
  let noting = Promise.resolve()
  const timer = setInterval(() => {
    noting = noteProgress(db, id, { ...progress, now: clock.now() }).catch((error: unknown) =>
      log.warn({ err: error }, 'how far a backup is was not noted'),
    )
  }, NOTED_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await noting
  }
}

/**
 * Those whose process was killed. A database that was restored holds its own backup as one that is being made, though it
 * lies there complete: that one can be read again.
 */
export async function endLostBackups(platform: Needs<'db' | 'config' | 'clock'>): Promise<void> {
  const { db, clock } = platform
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS)
  for (const backup of await listLostBackups(db, before)) {
    const isComplete = await exists(path.join(folderOf(platform, backup), 'manifest.json'))
    if (!isComplete) await removeFolder(platform, backup)
    await noteLost(db, backup.id, isComplete)
  }
  await removeHalfFolders(platform)
}
