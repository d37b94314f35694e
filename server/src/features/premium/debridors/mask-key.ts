const ENDING_LENGTH = 4
/** Of a key shorter than this the ending would be too much. */
const LEAST_LENGTH = 12
const DOTS = '••••••••'

/** What may be known of a key by looking at it. */
export function keyEnding(key: string): string {
  return key.length >= LEAST_LENGTH ? key.slice(-ENDING_LENGTH) : ''
}

/** The key as it is shown. */
export function maskKey(ending: string): string {
  return DOTS + ending
}
