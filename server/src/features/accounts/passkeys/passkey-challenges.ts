import { PASSKEY_CHALLENGE_MINUTES } from '@mediatheque/contract/accounts/passkeys/passkeys.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { insertPasskeyChallenge, takePasskeyChallenge } from './passkeys.repository.ts'

/** Remembers a challenge that was handed out: to this user, or (null) to somebody who logs in. */
export async function keepChallenge(
  platform: Needs<'db' | 'clock'>,
  challenge: string,
  userId: number | null,
): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000)
  await insertPasskeyChallenge(platform.db, {
    challenge_hash: hashToken(challenge),
    user_id: userId,
    expires_at: expiresAt,
  })
}

/** The challenge that the browser says it answers, used up by this; undefined where it is none of ours, or not any more. */
export async function takeChallenge(
  platform: Needs<'db' | 'clock'>,
  clientDataJson: string,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === undefined) return undefined
  const isOurs = await takePasskeyChallenge(
    platform.db,
    hashToken(challenge),
    userId,
    platform.clock.now(),
  )
  return isOurs ? challenge : undefined
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
