import { randomUUID } from 'node:crypto'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { dropHold, takeHold } from './payment-holds.repository.ts'

/** Longer than all questions to a provider that one change takes. A process that dies in between holds it no longer. */
const LONGEST_MS = 150_000

/**
 * Does something at a provider that changes what an account pays: one thing at a time, in whichever process. It is no
 * lock of the database, since none is held while the network is waited for.
 * @throws AppError conflict, while something else is done for this account
 */
export async function oneAtATime<Result>(
  platform: Needs<'db' | 'clock'>,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = randomUUID()
  const now = platform.clock.now()
  const until = new Date(now.getTime() + LONGEST_MS)
  if (!(await takeHold(platform.db, { userId, token, now, until })))
    throw new AppError('conflict', {
      message: 'Something is being changed there already. Please wait a moment.',
    })
  try {
    return await work()
  } finally {
    await dropHold(platform.db, userId, token)
  }
}
