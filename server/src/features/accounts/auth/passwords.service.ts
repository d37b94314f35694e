import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { fieldError } from '../../../platform/http/app-error.ts'
import { isCommonPassword } from './is-common-password.ts'

/** OWASP's recommendation for argon2id, which is the library's default algorithm. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Slow on purpose: about 30 ms on one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one without a password) the
 * same work is done and the answer is no, so that the time taken tells nothing.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'))
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
