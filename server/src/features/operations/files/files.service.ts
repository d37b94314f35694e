import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { auditedFiles } from './files.history.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findDirectOrigin, type ToReachFiles } from './disks.ts'
import { canManageFile } from './files.policy.ts'
import {
  findFile,
  type FileRow,
  hideFiles,
  listFiles,
  sumStoredBytes as sumBytes,
} from './files.repository.ts'

const DAY_MS = 24 * 3_600_000
/** How long the bytes of a deleted file stay, in case it was a mistake. */
const KEPT_DAYS = 7

/** @throws AppError notFound, also for one that is nothing of the reader's business */
export async function getFile({ db }: Needs<'db'>, actor: Actor, id: number): Promise<FileRow> {
  const file = await findFile(db, id)
  if (!file || !canManageFile(actor, file)) throw new AppError('notFound')
  return file
}

/**
 * Files by their numbers and paths, each once.
 * @throws AppError notFound when one of them is not there, or nothing of the reader's business
 */
export async function getFiles(
  { db }: Needs<'db'>,
  actor: Actor,
  { ids, keys }: { ids: readonly number[]; keys: readonly string[] },
): Promise<FileRow[]> {
  const files = await listFiles(db, { ids, keys })
  const own = files.filter((file) => canManageFile(actor, file))
  assertAllFound(ids, own)
  const known = new Set(own.map(({ key }) => key))
  if (keys.some((key) => !known.has(key)))
    throw new AppError('notFound', {
      message: 'Some of these no longer exist. Nothing was changed.',
    })
  return own
}

/** Nobody sees them any more; their bytes go with the next cleaning, or some days later. @returns how many there were */
export function deleteFiles(
  { db, clock }: Needs<'db' | 'clock'>,
  files: readonly Pick<FileRow, 'id'>[],
  isForever: boolean,
): Promise<number> {
  const ids = files.map(({ id }) => id)
  const purgeAt = new Date(clock.now().getTime() + (isForever ? 0 : KEPT_DAYS * DAY_MS))
  return db.transaction().execute(async (tx) => {
    const hidden = await recordingChanges(tx, auditedFiles, { ids, action: 'deleted' }, () =>
      hideFiles(tx, ids, purgeAt),
    )
    assertAllFound(
      ids,
      hidden.map((id) => ({ id })),
    )
    return hidden.length
  })
}

/** Where pages of those who may send files may send them, besides the site. */
export async function listUploadOrigins(platform: Needs<ToReachFiles>): Promise<string[]> {
  const origin = await findDirectOrigin(platform)
  return origin === undefined ? [] : [origin]
}

/** What all files take; a whole table is read for it, therefore whoever shows it keeps it for a while. */
export function sumStoredBytes({ readDb }: Needs<'readDb'>): Promise<number> {
  return sumBytes(readDb)
}
