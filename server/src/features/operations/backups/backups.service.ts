import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { MOST_BACKUPS } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import { exists } from '../../../platform/database/backup/back-up.ts'
import { type TarFile, tarFolder } from '../../../platform/database/backup/tar-folder.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { randomBytes } from 'node:crypto'
import { folderOf, readFreeBytes, removeFolder } from './backup-folders.ts'
import { auditedBackups } from './backups.history.ts'
import { workJob } from './backups.jobs.ts'
import {
  type BackupRow,
  countBackups,
  deleteBackupRow,
  findBackup,
  insertBackup,
  type ListedBackup,
  listBackupRows,
  lockBackups,
  moveBackup,
  noteDownload,
} from './backups.repository.ts'

export type { ListedBackup } from './backups.repository.ts'

/** Newest first, with the room that is left for more. */
export async function listBackups(platform: Needs<'db' | 'config'>) {
  const [backups, freeBytes] = await Promise.all([
    listBackupRows(platform.db, MOST_BACKUPS),
    readFreeBytes(platform),
  ])
  return { backups, freeBytes }
}

/** @throws AppError notFound */
export async function getBackup({ db }: Needs<'db'>, id: number): Promise<ListedBackup> {
  const backup = await findBackup(db, id)
  if (!backup) throw new AppError('notFound')
  return backup
}

/** @throws AppError conflict while another one is at work, or where there are as many as can be */
export async function makeBackup(
  { db, jobs, clock }: Needs<'db' | 'jobs' | 'clock'>,
  { user }: LoggedInActor,
): Promise<ListedBackup> {
  return db.transaction().execute(async (tx) => {
    const { all } = await waitForTurn(tx)
    if (all >= MOST_BACKUPS) throw refusal('There are 50 backups. Delete one first.')
    const made = { userId: user.id, isScheduled: false }
    const id = await insertNewBackup({ tx, jobs, now: clock.now() }, made)
    return getBackup({ db: tx }, id)
  })
}

/** For whoever has the turn. @returns its id */
export async function insertNewBackup(
  { tx, jobs, now }: Needs<'jobs'> & { readonly tx: Database; readonly now: Date },
  made: { readonly userId: number | null; readonly isScheduled: boolean },
): Promise<number> {
  const id = await insertBackup(tx, { ...made, name: newName(now), now })
  await recordCreated(tx, auditedBackups, [id])
  await jobs.enqueue(tx, workJob, { backupId: id })
  return id
}

/** By the moment, so that folders stand in order; two of one second differ. */
const newName = (now: Date) =>
  `${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}-${randomBytes(2).toString('hex')}`

const refusal = (message: string) => new AppError('conflict', { message })

async function waitForTurn(tx: Database) {
  await lockBackups(tx)
  const counts = await countBackups(tx)
  if (counts.atWork > 0) throw refusal('A backup is being made or read. Wait until that is done.')
  return counts
}

/** @throws AppError conflict while another one is at work, or where there is nothing to read */
export async function checkBackup(
  { db, jobs, clock }: Needs<'db' | 'jobs' | 'clock'>,
  { id, is_kept }: ListedBackup,
): Promise<ListedBackup> {
  assertKept(is_kept)
  return db.transaction().execute(async (tx) => {
    await waitForTurn(tx)
    await moveBackup(tx, id, { from: ['good', 'failed'], to: 'reading', now: clock.now() })
    await jobs.enqueue(tx, workJob, { backupId: id })
    return getBackup({ db: tx }, id)
  })
}

function assertKept(isKept: boolean): void {
  if (!isKept) throw refusal('This backup was never completed: there is nothing to read.')
}

/** Several machines that do not share them each have their own. */
const notHere = () =>
  new AppError('notFound', {
    message:
      'This backup does not lie on the machine that answered: it is lost, or your machines do not share the folder of backups.',
  })

const ADDRESS_SECONDS = 600
const MILLISECONDS = 1_000
const PURPOSE = 'backup'

interface Signed {
  readonly until: number
  readonly signature: string
}

const signedText = (actor: LoggedInActor, { id, name }: ListedBackup, until: number) =>
  `${id}/${name}/${actor.user.id}/${until}`

/** Lets the caller download it for some minutes, and writes down that they did. */
export async function addressBackup(
  platform: Needs<'db' | 'config' | 'clock' | 'secrets'>,
  actor: LoggedInActor,
  backup: ListedBackup,
): Promise<Signed> {
  const { db, clock, secrets } = platform
  assertKept(backup.is_kept)
  if (!(await exists(folderOf(platform, backup)))) throw notHere()
  const now = clock.now()
  await db
    .transaction()
    .execute((tx) =>
      recordingChanges(tx, auditedBackups, { action: 'updated', ids: [backup.id] }, () =>
        noteDownload(tx, backup.id, now),
      ),
    )
  const until = Math.floor(now.getTime() / MILLISECONDS) + ADDRESS_SECONDS
  return { until, signature: secrets.sign(signedText(actor, backup, until), PURPOSE) }
}

/** @throws AppError notFound where the address is over or somebody else's, or the folder is gone */
export async function openBackup(
  platform: Needs<'config' | 'clock' | 'secrets'>,
  actor: LoggedInActor,
  backup: ListedBackup,
  { until, signature }: Signed,
): Promise<TarFile> {
  const text = signedText(actor, backup, until)
  const isOver = until * MILLISECONDS < platform.clock.now().getTime()
  if (isOver || !platform.secrets.isSignatureValid(text, signature, PURPOSE))
    throw new AppError('notFound')
  return tarFolder(folderOf(platform, backup), backup.name).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notHere() : error
    },
  )
}

/** @throws AppError conflict while somebody works on it */
export async function deleteBackup(
  platform: Needs<'db' | 'config'>,
  backup: BackupRow,
): Promise<void> {
  await platform.db.transaction().execute((tx) =>
    recordingChanges(tx, auditedBackups, { action: 'deleted', ids: [backup.id] }, async () => {
      if (!(await deleteBackupRow(tx, backup.id)))
        throw refusal('A backup is being made or read. Wait until that is done.')
    }),
  )
  await removeFolder(platform, backup)
}
