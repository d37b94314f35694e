import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { auditedFiles } from './files.history.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { findDirectOrigin, type ToReachFiles } from './disks.ts'
import { canManageFile } from './files.policy.ts'
import { receiveFile } from './receive-file.ts'
import type { SentFile } from './stored-files.service.ts'
import {
  findFile,
  type FileRow,
  hideFiles,
  listFiles,
  reviveFiles,
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

/**
 * Keeps what all may see, such as the picture of an account, whoever chose it: within the limits of its purpose, and
 * none of a role.
 * @param path where it lies
 * @returns its address below the site's, which never changes
 * @throws AppError validation on `file`, tooManyRequests, unavailable
 */
export async function keepPublicFile(
  platform: Needs<'clock' | ToReachFiles>,
  purpose: FilePurpose,
  { ownerId, ...arrived }: { ownerId: number; name: string; path: string; sizeBytes: number },
): Promise<string> {
  const sender = { user: { id: ownerId }, permissions: [] }
  const { id, extension } = await receiveFile(platform, { sender, purpose, ...arrived })
  return `/files/${id}/file.${extension}`
}

const OWN_ADDRESS = /^\/files\/([1-9]\d{0,14})\/file\.\w+$/

/** The file at an address that {@link keepPublicFile} gave. */
export function fileAtAddress(address: string | null): number | undefined {
  const id = OWN_ADDRESS.exec(address ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Whether a public file that was sent for this purpose lies at an address that {@link keepPublicFile} gave. */
export async function isPublicFileAt(
  db: Database,
  address: string,
  purpose: FilePurpose,
): Promise<boolean> {
  const id = fileAtAddress(address)
  const file = id === undefined ? undefined : await findFile(db, id)
  return file !== undefined && file.is_public && file.purpose === purpose.name
}

/**
 * What records name of this purpose is in use from now on, also where nothing used it any more for a while.
 * @param named addresses by the fields that name them; what lies elsewhere is nothing of this
 * @throws AppError validation by field, where there is no such file
 */
export async function useFilesAt(
  tx: Database,
  { name }: FilePurpose,
  named: ReadonlyMap<string, string | null | undefined>,
): Promise<void> {
  const ids = new Map(
    [...named].flatMap(([field, address]) => {
      const id = fileAtAddress(address ?? null)
      return id === undefined ? [] : [[field, id] as const]
    }),
  )
  if (ids.size === 0) return
  const there = new Set(
    await reviveFiles(tx, {
      purpose: name,
      ids: [...new Set(ids.values())].toSorted((a, b) => a - b),
    }),
  )
  for (const [field, id] of ids)
    if (!there.has(id)) throw fieldError(field, 'Please send this picture again.')
}

/** The file at an address that {@link keepPublicFile} gave, where it was sent for this purpose and is there. */
export async function findFileAt(
  db: Database,
  { name }: FilePurpose,
  address: string | null,
): Promise<SentFile | undefined> {
  const id = fileAtAddress(address)
  const file = id === undefined ? undefined : await findFile(db, id)
  return file?.purpose === name ? file : undefined
}

/** Removes a file that nothing shows any more; one that is gone already is no error. */
export async function dropFile({ db, clock }: Needs<'db' | 'clock'>, id: number): Promise<void> {
  await hideFiles(db, [id], clock.now())
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

export { findBucket } from './disks.ts'
export { findMissingFiles, moveFiles } from './move-files.service.ts'
export { hasFilesOn } from './moved-files.repository.ts'
export { openPlayedFile } from './file-addresses.ts'
export type { ToReachFiles }
