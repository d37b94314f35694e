import { createChallenge as createAltchaChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import {
  HUMAN_CHECK_MINUTES,
  humanCheckAnswer,
  type HumanCheckChallenge,
} from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { useChallenge } from './human-checks.repository.ts'

const ALGORITHM = 'SHA-256'

/** Of APP_KEY, so that every process signs alike and nothing has to be kept. */
const signatureSecret = (platform: Needs<'secrets'>) =>
  platform.secrets.sign('signature', 'human-check')

/**
 * A task that takes between half of the difficulty and all of it. It is signed and carries its end, so that it need not
 * be stored before it is solved.
 */
export async function createChallenge(
  platform: Needs<'clock' | ToReadSettings>,
): Promise<HumanCheckChallenge> {
  const { difficulty } = (await getSettings(platform)).recaptcha_secrets
  return createAltchaChallenge({
    algorithm: ALGORITHM,
    cost: 1,
    counter: randomInt(Math.floor(difficulty / 2), difficulty),
    expiresAt: new Date(platform.clock.now().getTime() + HUMAN_CHECK_MINUTES * 60_000),
    deriveKey,
    hmacSignatureSecret: signatureSecret(platform),
  })
}

/** Whether the task was one of ours, is solved, not over, and not used before. */
export async function isSolved(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  token: string,
): Promise<boolean> {
  const answer = humanCheckAnswer.safeParse(decode(token))
  if (!answer.success) return false
  const { challenge, solution } = answer.data
  const { signature, parameters } = challenge
  const expiresAt = (parameters.expiresAt ?? 0) * 1000
  // A task of another kind would be somebody else's, or one that costs the server as much as the browser.
  if (
    !signature ||
    parameters.algorithm !== ALGORITHM ||
    parameters.cost !== 1 ||
    expiresAt <= platform.clock.now().getTime()
  )
    return false
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signatureSecret(platform),
  })
  return verified && useChallenge(platform.db, hashToken(signature), new Date(expiresAt))
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
