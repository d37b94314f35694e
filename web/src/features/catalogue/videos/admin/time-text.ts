import { formatTime } from '../../player/format-time.ts'

const WRITTEN = /^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,7}(?:[.,]\d{1,3})?)$/

/**
 * Seconds of `1:02:03`, `2:03.5` or `90`; null of nothing. What is no time stays as it was written, for the server to
 * say so.
 */
export function readTime(written: string): number | string | null {
  const text = written.trim()
  if (text === '') return null
  const [, hours = '0', minutes = '0', seconds] = WRITTEN.exec(text) ?? []
  if (seconds === undefined) return text
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** As {@link readTime} reads it. */
export function writeTime(seconds: number | null): string {
  if (seconds === null) return ''
  const fraction = Math.round((seconds % 1) * 1_000)
  const rest = fraction === 0 || fraction === 1_000 ? '' : `.${String(fraction).padStart(3, '0')}`
  return formatTime(seconds) + rest.replace(/0+$/, '')
}
