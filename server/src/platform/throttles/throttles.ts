import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { addressBlock } from '../http/address-block.ts'
import { AppError } from '../http/app-error.ts'
import type { Needs } from '../platform.ts'
import { countHit, deleteThrottle, uncountHit } from './throttles.repository.ts'

/** Stored under a keyed hash, so that the table holds no addresses. */
function keyOf(platform: Needs<'secrets'>, { name, by }: Throttle, subject: string): string {
  const counted = by === 'address' ? addressBlock(subject) : subject.toLowerCase()
  return platform.secrets.sign(counted, `throttle:${name}`)
}

/**
 * Counts an attempt before it is made. `onClose` runs with the first attempt of a window that is one too many.
 * @throws AppError tooManyRequests, with the time to wait, beyond the limit
 */
export async function countAttempt(
  platform: Needs<'db' | 'clock' | 'secrets'>,
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

/** Counts as {@link countAttempt} does, for jobs: there is nobody to tell to wait. @returns whether it is within the limit */
export async function isWithinLimit(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  throttle: Throttle,
  subject: string,
): Promise<boolean> {
  try {
    await countAttempt(platform, throttle, subject)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooManyRequests') return false
    throw error
  }
}

/** The attempt was a good one and does not count. */
export function forgiveAttempt(
  platform: Needs<'db' | 'secrets'>,
  throttle: Throttle,
  subject: string,
): Promise<void> {
  return uncountHit(platform.db, keyOf(platform, throttle, subject))
}

export function forgetAttempts(
  platform: Needs<'db' | 'secrets'>,
  throttle: Throttle,
  subject: string,
): Promise<void> {
  return deleteThrottle(platform.db, keyOf(platform, throttle, subject))
}
