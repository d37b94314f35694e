import { z } from 'zod'
import { line, wholeNumber } from '../../core/input.ts'

/** How often the site makes one by itself; `weekly` on Sundays. */
export const BACKUP_RHYTHMS = ['never', 'daily', 'weekly'] as const
export type BackupRhythm = (typeof BACKUP_RHYTHMS)[number]

/** So many stand in the list; more are not made before one is deleted. */
export const MOST_BACKUPS = 50

/**
 * `waiting` for a process that makes it, `copying` the site, `reading` what was written; `good` once that was all there.
 */
export const BACKUP_STATES = ['waiting', 'copying', 'reading', 'good', 'failed'] as const
export type BackupState = (typeof BACKUP_STATES)[number]

/** Somebody works on one of these: there is one of them at most. */
export const BACKUP_STATES_AT_WORK: readonly BackupState[] = ['waiting', 'copying', 'reading']

/** Why one failed. Each has words that say what to do. */
export const BACKUP_PROBLEMS = ['no-room', 'lost', 'failed', 'damaged', 'changed'] as const
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number]

export const backupView = z.object({
  id: z.number(),
  /** Its folder among the backups of the data folder. */
  name: z.string(),
  state: z.enum(BACKUP_STATES),
  problem: z.enum(BACKUP_PROBLEMS).nullable(),
  created_at: z.string(),
  /** Who asked for it; null where the account is gone, and for those of the schedule. */
  made_by: z.string().nullable(),
  is_scheduled: z.boolean(),
  /** Of the step that is being done. */
  tables_done: z.number(),
  /** Null until it is known. */
  tables_count: z.number().nullable(),
  rows_count: z.number().nullable(),
  files_count: z.number().nullable(),
  size_bytes: z.number().nullable(),
  /** SHA-256 over names and contents of its files. */
  checksum: z.string().nullable(),
  /** When it was last read from the first byte to the last, and was whole. */
  proved_at: z.string().nullable(),
  /** How long that took. */
  proof_ms: z.number().nullable(),
  downloaded_at: z.string().nullable(),
  /** Whether there is something to read: what was never completed has nothing. */
  is_kept: z.boolean(),
})
export type BackupView = z.output<typeof backupView>

export const backupsView = z.object({
  /** Newest first. */
  backups: z.array(backupView),
  /** On the disk of the data folder. */
  free_bytes: z.number(),
  schedule: z.object({
    rhythm: z.enum(BACKUP_RHYTHMS),
    /** How many of its backups are kept. */
    keep: z.number(),
    /** When it makes the next; null where it makes none. */
    next_at: z.string().nullable(),
  }),
})

export type BackupsView = z.output<typeof backupsView>

export const backupAddressView = z.object({
  /** Where the file is, with the base path of the site; for its caller, for some minutes. */
  address: z.string(),
})

export const backupFileQuery = z.object({
  until: wholeNumber({ most: Number.MAX_SAFE_INTEGER }),
  signature: line({ max: 100 }),
})
