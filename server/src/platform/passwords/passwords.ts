import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { assertOutsideTransaction } from '../database/transaction-scope.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { createWorkQueue, QueueFullError } from '../work-queue.ts'
import { isCommonPassword } from './is-common-password.ts'

/** OWASP's recommendation for argon2id, which is the library's default algorithm. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two of Node's four threads stay free for files and names, and 19 MB for each hash stay few. Who comes when a hundred
 * wait would wait for seconds: they are asked to come again.
 */
const hashing = createWorkQueue({ atOnce: 2, mostWaiting: 100 })

async function slowly<T>(work: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('Slow work on a password')
  try {
    return await hashing.run(work)
  } catch (error) {
    if (error instanceof QueueFullError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/**
 * Slow on purpose: about 30 ms on one core. Never inside a transaction.
 * @throws AppError unavailable where too many wait for the same
 */
export function hashPassword(password: string): Promise<string> {
  return slowly(() => hash(password.normalize('NFKC'), OPTIONS))
}

let nobodysHash: Promise<string> | undefined

function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex')).catch((error: unknown) => {
    nobodysHash = undefined
    throw error
  })
  return nobodysHash
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one without a password) the
 * same work is done and the answer is no, so that the time taken tells nothing.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const compared = passwordHash ?? (await hashOfNobody())
  const isRight = await slowly(() => verify(compared, password.normalize('NFKC')))
  return isRight && Boolean(passwordHash)
}

/** @throws AppError validation on `password` when everybody would guess it */
export function assertUncommonPassword(
  password: string,
  account: { readonly username: string; readonly email: string },
): void {
  if (isCommonPassword(password, account))
    throw fieldError('password', 'This password is too easy to guess.')
}
