import type { Database } from '../../../platform/database/database.ts'

interface FileRow {
  readonly title_id: number
  readonly name: string
  readonly file_key: string
  readonly size_bytes: number
  readonly season_number: number | null
  readonly episode_numbers: number[]
  readonly is_full_season: boolean
  readonly nfo: string
  readonly quality_id: number
  readonly language_ids: number[]
  readonly subtitle_ids: number[]
  readonly user_id: number
  readonly status: string
  readonly checked_at: Date | null
  readonly validated_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  /** JSON of `{ path, size }`. */
  readonly files: string
  readonly files_count: number
}

export interface TorrentRow extends FileRow {
  readonly infohash: string
  readonly piece_bytes: number
}

export interface NzbRow extends FileRow {
  readonly total_parts: number
  readonly groups: string[]
  readonly poster: string
  readonly posted_at: Date
  /** JSON of `{ type, value }`. */
  readonly meta: string
}

export async function insertTorrents(db: Database, rows: readonly TorrentRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('torrents')
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function insertNzbs(db: Database, rows: readonly NzbRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('nzbs')
      .values([...rows])
      .execute()
}
