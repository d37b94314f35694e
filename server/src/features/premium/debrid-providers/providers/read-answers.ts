import type { UnlockedFile } from './debrid-provider.ts'
import { DebridError } from '../debrid-error.ts'

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What lies there, if it is an object; nothing else is asked for anything. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const textOf = (value: unknown, most = 200): string | null =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, most) : null

const MOST_BYTES = 2 ** 50

export function bytesOf(value: unknown): number | null {
  const bytes = typeof value === 'string' && value ? Number(value) : value
  return typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0 && bytes < MOST_BYTES
    ? bytes
    : null
}

/** After this no date can be written. */
const LAST_MS = Date.UTC(9999, 11, 31)

/** Of seconds since 1970 or a date; what is not one, or lies out of all bounds, is none. */
export function momentOf(value: unknown): Date | null {
  const ms = momentMs(value)
  return Number.isFinite(ms) && ms > 0 && ms <= LAST_MS ? new Date(ms) : null
}

function momentMs(value: unknown): number {
  if (typeof value === 'number') return value * 1000
  if (typeof value !== 'string') return Number.NaN
  if (/^\d{1,12}$/.test(value)) return Number(value) * 1000
  // Dates without a zone are read as UTC, not as this server's time.
  const written = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.exec(value)?.[0].replace(' ', 'T')
  return Date.parse(written ? `${written}Z` : value)
}

const STREAMED = /\.(mp4|m4v|mkv|webm|mov|avi|ts|mp3|m4a|flac|ogg|opus)$/i

/** @throws DebridError where there is no address */
export function fileOf(file: {
  readonly url: unknown
  readonly name?: unknown
  readonly bytes?: unknown
  readonly isStreamable?: boolean
}): UnlockedFile {
  if (typeof file.url !== 'string' || !file.url) throw new DebridError('unclear')
  const name = textOf(file.name, 255)
  return {
    url: file.url,
    name,
    bytes: bytesOf(file.bytes),
    isStreamable: file.isStreamable || (name !== null && STREAMED.test(name)),
  }
}
