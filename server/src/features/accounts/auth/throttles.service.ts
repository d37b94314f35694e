import { AppError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countHit, deleteThrottle, uncountHit } from './throttles.repository.ts'

export interface Throttle {
  /** What is counted: `login.account`. */
  readonly name: string
  readonly attempts: number
  readonly windowSeconds: number
}

/** Stored under a keyed hash, so that the table holds no addresses. */
const keyOf = (platform: Platform, { name }: Throttle, subject: string) =>
  platform.secrets.sign(subject.toLowerCase(), `throttle:${name}`)

/**
 * Counts an attempt before it is made. `onClose` runs with the first attempt of a window that is one too many.
 * @throws AppError tooManyRequests, with the time to wait, beyond the limit
 */
export async function countAttempt(
  platform: Platform,
  throttle: Throttle,
  subject: string,
  onClose?: () => Promise<void>,
): Promise<void> {
  const now = platform.clock.now()
  const resetsAt = new Date(now.getTime() + throttle.windowSeconds * 1000)
  const counted = await countHit(platform.db, keyOf(platform, throttle, subject), now, resetsAt)
  if (counted.hits <= throttle.attempts) return
  if (counted.hits === throttle.attempts + 1) await onClose?.()
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((counted.resets_at.getTime() - now.getTime()) / 1000),
  )
  throw new AppError('tooManyRequests', { details: { retryAfterSeconds } })
}

/** The attempt was a good one and does not count. */
export function forgiveAttempt(
  platform: Platform,
  throttle: Throttle,
  subject: string,
): Promise<void> {
  return uncountHit(platform.db, keyOf(platform, throttle, subject))
}

export function forgetAttempts(
  platform: Platform,
  throttle: Throttle,
  subject: string,
): Promise<void> {
  return deleteThrottle(platform.db, keyOf(platform, throttle, subject))
}
