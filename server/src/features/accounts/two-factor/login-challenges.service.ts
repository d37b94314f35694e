import {
  LOGIN_CHALLENGE_ATTEMPTS,
  LOGIN_CHALLENGE_MINUTES,
} from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import {
  deleteLoginChallenge,
  deleteLoginChallengesOf,
  insertLoginChallenge,
  type LoginChallengeRow,
  takeAttempt,
} from './login-challenges.repository.ts'

import { assertCredentialsStand, type LoginAccount } from '../users/login-accounts.service.ts'

export type { LoginChallengeRow } from './login-challenges.repository.ts'

/** What {@link randomToken} makes. Anything else is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Remembers that this account's first factor was right, and returns the token by which the browser comes back with the code. */
export async function beginLoginChallenge(
  platform: Needs<'db' | 'clock'>,
  account: LoginAccount,
  isRemembered: boolean,
): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(platform.clock.now().getTime() + LOGIN_CHALLENGE_MINUTES * 60_000)
  await platform.db.transaction().execute(async (tx) => {
    await assertCredentialsStand(tx, account)
    await insertLoginChallenge(tx, {
      token_hash: hashToken(token),
      user_id: account.id,
      is_remembered: isRemembered,
      expires_at: expiresAt,
    })
  })
  return token
}

/** The challenge, one of whose attempts is used up by this; undefined where it expired, was answered or has none left. */
export async function takeChallengeAttempt(
  platform: Needs<'db' | 'clock'>,
  token: string,
): Promise<LoginChallengeRow | undefined> {
  if (!TOKEN.test(token)) return undefined
  return takeAttempt(platform.db, hashToken(token), platform.clock.now(), LOGIN_CHALLENGE_ATTEMPTS)
}

/** @returns whether it was there: a challenge opens one session only */
export function endLoginChallenge(
  platform: Needs<'db'>,
  challenge: LoginChallengeRow,
): Promise<boolean> {
  return deleteLoginChallenge(platform.db, challenge.token_hash)
}

/** Half-finished logins of an account: what a password opened that is none any more. */
export function abandonLoginChallenges(tx: Database, userId: number): Promise<void> {
  return deleteLoginChallengesOf(tx, userId)
}
