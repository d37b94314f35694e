import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { type PermissionHolder, restrictionValue } from '@mediatheque/contract/core/permissions.ts'
import { quotaLimit } from '@mediatheque/contract/core/quota.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import {
  FILE_SIZE_RESTRICTION,
  FILE_SPACE_QUOTA,
  UNFINISHED_UPLOADS_QUOTA,
} from '@mediatheque/contract/operations/files/files.quotas.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { sizeInWords } from '../../../platform/http/size-in-words.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countUnfinished, insertUpload, sumFileBytes, type UploadRow } from './files.repository.ts'

/** Boundaries and headers of parts that a body has around its file. */
const BODY_EXTRA_BYTES = 16 * 1024

const noSpace = () =>
  new AppError('forbidden', { message: 'There is no space left for this file.' })

const tooManyUnfinished = () =>
  new AppError('forbidden', {
    message:
      'Too many of your uploads are unfinished. Please cancel some, or wait until they are removed.',
  })

/** The largest single file that this sender may have for the purpose. */
export function largestFile(purpose: FilePurpose, sender: PermissionHolder): number {
  const byRole = restrictionValue(sender, 'files.create', FILE_SIZE_RESTRICTION)
  return Math.min(purpose.maxBytes, byRole ?? Infinity)
}

/** @throws AppError validation on `file` */
export function assertSizeAllowed(
  purpose: FilePurpose,
  sender: PermissionHolder,
  { name, sizeBytes }: { name: string; sizeBytes: number },
): void {
  const most = largestFile(purpose, sender)
  if (sizeBytes <= most) return
  const line = '`:file` exceeds maximum allowed size of :size'
  throw fieldError('file', formatLine(line, { file: name, size: sizeInWords(most) }, 'en'))
}

/**
 * What is known before a body is read; whether it really fits is decided when it is there, under a lock.
 * @returns bytes that one file may have
 * @throws AppError forbidden where there is no space for what was announced
 */
export async function limitBody(
  { db }: Needs<'db'>,
  purpose: FilePurpose,
  sender: LoggedInActor,
  announcedBytes: number,
): Promise<number> {
  const most = largestFile(purpose, sender)
  const space = quotaLimit(sender, FILE_SPACE_QUOTA)
  if (space === null) return most
  const left = space - (await sumFileBytes(db, sender.user.id))
  if (left <= 0 || announcedBytes - BODY_EXTRA_BYTES > left) throw noSpace()
  return Math.min(most, left + BODY_EXTRA_BYTES)
}

/** Whose the file will be, and whose limits hold. */
export interface FileSender extends PermissionHolder {
  readonly user: { readonly id: number }
}

/** An upload about to begin, of a known size. */
export interface NewUpload {
  readonly sender: FileSender
  readonly purpose: FilePurpose
  readonly row: Pick<UploadRow, 'disk' | 'key' | 'name' | 'size_bytes' | 'expires_at'> &
    Partial<Pick<UploadRow, 'tus_id' | 'part_bytes'>>
}

/**
 * Takes the space of a file that is about to be stored.
 * @throws AppError forbidden when there is not enough, or too much is unfinished
 */
export function reserveSpace(
  { db, clock }: Needs<'db' | 'clock'>,
  { sender, purpose, row }: NewUpload,
): Promise<UploadRow> {
  const ownerId = sender.user.id
  const space = {
    ownerId,
    by: sender,
    adding: row.size_bytes,
    count: (counted: Database) => sumFileBytes(counted, ownerId),
    refusal: noSpace,
  }
  const unfinished = {
    ownerId,
    count: (counted: Database) => countUnfinished(counted, ownerId, clock.now()),
    refusal: tooManyUnfinished,
  }
  return db
    .transaction()
    .execute((tx) =>
      withinQuota(tx, UNFINISHED_UPLOADS_QUOTA, unfinished, () =>
        withinQuota(tx, FILE_SPACE_QUOTA, space, (granted) =>
          insertUpload(granted, { ...row, user_id: ownerId, purpose: purpose.name }),
        ),
      ),
    )
}
