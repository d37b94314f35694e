import { createHash } from 'node:crypto'
import type { Archive } from './withdrawals.repository.ts'

const hashed = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('hex')}`

/** By what the same is known again, whoever adds it and wherever. */
export const keyOfAddress = (normalisedUrl: string) => hashed('link', normalisedUrl)
/** Checksum of the articles of a newsgroup file, or one of the hashes of a torrent. */
export const keyOfRelease = (hash: string) => `release:${hash}`
/** Of a title that an import would make. */
export const keyOfImport = (importKey: string) => `import:${importKey}`
export const keyOfExternalId = (provider: string, value: string) => `${provider}:${value}`

type Row = Readonly<Record<string, unknown>>
const texts = (row: Row, columns: readonly string[]) =>
  columns.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []))

const KEYS_OF: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  titles: (row) => texts(row, ['import_key']).map(keyOfImport),
  title_external_ids: ({ provider, value }) => [keyOfExternalId(String(provider), String(value))],
  link_parts: (row) => texts(row, ['normalised_url']).map(keyOfAddress),
  nzbs: (row) => texts(row, ['content_hash']).map(keyOfRelease),
  torrents: (row) => texts(row, ['infohash', 'infohash_v2']).map(keyOfRelease),
}

/** Of all that was taken away together. */
export const keysOf = (archive: Archive): string[] => [
  ...new Set(
    archive.flatMap(({ table, rows }) => rows.flatMap((row) => KEYS_OF[table]?.(row) ?? [])),
  ),
]
