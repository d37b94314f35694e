import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../../../platform/storage/storage.ts'

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Which part of a file is asked for (RFC 9110). Several parts at once, units that nobody knows, and a part of a file that
 * has become another are answered with the whole.
 */
export function readRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end }
}
