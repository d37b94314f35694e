import type { ChangeAhead } from '../pending-changes.ts'
import type { TableEffect } from '../what-migration-does.ts'

/**
 * Rows in a second, by what is done to them: half of what the embedded server does on two cores with a million rows of 200
 * bytes and five indexes (2026-11-28: an index 306 000, written anew 71 000, changed 12 700). Told to operators in
 * docs/CONFIGURATION.md.
 */
const ROWS_PER_SECOND: Readonly<Record<TableEffect['effect'], number>> = {
  scans: 75_000,
  reads: 150_000,
  rewrites: 35_000,
  changes: 6_000,
}
/** What a migration takes on an empty database. */
const SECONDS_EACH = 0.05

export const secondsOf = ({ effect, rows }: ChangeAhead['effects'][number]): number =>
  rows / ROWS_PER_SECOND[effect]

/** About how long these migrations take. Where only some rows are changed it is too long. */
export function estimateSeconds(changes: readonly ChangeAhead[]): number {
  const rows = changes.flatMap(({ effects }) => effects)
  return rows.reduce(
    (seconds, effect) => seconds + secondsOf(effect),
    changes.length * SECONDS_EACH,
  )
}

/** For a table that is written anew, and for the log of what is done, until the old one goes. */
const DATABASE_SHARE = 1.2
/** Rows without their indexes, compressed. */
const BACKUP_SHARE = 0.5

export interface Sizes {
  readonly database: number
  readonly files: number
}

/** Bytes that have to be free where the embedded database lies, and where the backup comes. */
export const bytesNeeded = ({ database, files }: Sizes) => ({
  database: Math.ceil(database * DATABASE_SHARE),
  backup: Math.ceil(database * BACKUP_SHARE) + files,
})
