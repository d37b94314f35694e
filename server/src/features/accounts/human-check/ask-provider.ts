import type {
  HumanCheckProvider,
  Settings,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'

type OutsideProvider = Exclude<HumanCheckProvider, 'altcha'>

const ENDPOINTS: Readonly<Record<OutsideProvider, string>> = {
  recaptcha_v2: 'https://www.google.com/recaptcha/api/siteverify',
  recaptcha_v3: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const ANSWER_MILLISECONDS = 5_000

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
})

interface Question {
  readonly provider: OutsideProvider
  readonly token: string
  /** Undefined where any will do. */
  readonly action: string | undefined
}

/** Asks the provider about a token. No answer, or one that cannot be read, is a no: the check stays closed. */
export async function askProvider(
  platform: Platform,
  { recaptcha_secrets: secrets }: Settings,
  { provider, token, action }: Question,
): Promise<boolean> {
  try {
    const response = await fetch(secrets.endpoint ?? ENDPOINTS[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret: secrets.secret_key, response: token }),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
      redirect: 'error',
    })
    const verdict = verdictSchema.parse(await response.json())
    if (!verdict.success) return false
    if (provider !== 'recaptcha_v3') return true
    return (
      (verdict.score ?? 0) >= secrets.min_score &&
      (action === undefined || verdict.action === action)
    )
  } catch (error) {
    platform.log.warn({ err: error, provider }, 'the provider of the human check did not answer')
    return false
  }
}
