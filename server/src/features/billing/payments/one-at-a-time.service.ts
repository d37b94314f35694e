import { randomUUID } from 'node:crypto'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { dropHold, extendHold, takeHold } from './payment-holds.repository.ts'

/** So long an account is held when its process dies; one that lives says again and again that it goes on. */
const LEASE_MS = 20_000
const RENEWED_MS = 5_000
/** Longer than all questions to a provider that one change takes: what still goes on then hangs. */
const LONGEST_MS = 150_000

/**
 * Does something at a provider that changes what an account pays: one thing at a time, in whichever process. It is no
 * lock of the database, since none is held while the network is waited for.
 * @throws AppError conflict, while something else is done for this account
 */
export async function oneAtATime<Result>(
  platform: Needs<'db' | 'clock' | 'log'>,
  userId: number,
  work: () => Promise<Result>,
  { leaseMs = LEASE_MS, renewedMs = RENEWED_MS } = {},
): Promise<Result> {
  const token = randomUUID()
  const now = platform.clock.now()
  const untilFrom = (moment: Date) => new Date(moment.getTime() + leaseMs)
  if (!(await takeHold(platform.db, { userId, token, now, until: untilFrom(now) })))
    throw new AppError('conflict', {
      message: 'Something is being changed there already. Please wait a moment.',
    })
  const began = performance.now()
  const renewal = setInterval(() => {
    if (performance.now() - began > LONGEST_MS) return clearInterval(renewal)
    extendHold(platform.db, { userId, token, until: untilFrom(platform.clock.now()) }).catch(
      // What is changed twice has one key at the provider all the same.
      (error: unknown) => platform.log.warn({ err: error }, 'an account is held no longer'),
    )
  }, renewedMs)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await dropHold(platform.db, userId, token)
  }
}
