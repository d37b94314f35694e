import type { HumanCheckProvider } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { z } from 'zod'
import { callOutside } from '../../../platform/outbound/call-outside.ts'
import type { Needs } from '../../../platform/platform.ts'

type OutsideProvider = Exclude<HumanCheckProvider, 'altcha'>

const ENDPOINTS: Readonly<Record<OutsideProvider, string>> = {
  recaptcha_v2: 'https://www.google.com/recaptcha/api/siteverify',
  recaptcha_v3: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const ANSWER_MILLISECONDS = 5_000
const LONGEST_ANSWER_BYTES = 100_000

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string().max(100)).max(20).default([]),
})

interface Question {
  readonly provider: OutsideProvider
  readonly token: string
  /** Undefined where any will do. */
  readonly action: string | undefined
}

/** Asks the provider about a token. No answer, or one that cannot be read, is a no: the check stays closed. */
export async function askProvider(
  platform: Needs<'log'>,
  settings: Settings,
  { provider, token, action }: Question,
): Promise<boolean> {
  try {
    const verdict = await callProvider(platform, settings, { provider, token })
    if (!verdict.success) return false
    if (provider !== 'recaptcha_v3') return true
    return (
      (verdict.score ?? 0) >= settings.recaptcha_secrets.min_score &&
      (action === undefined || verdict.action === action)
    )
  } catch (error) {
    platform.log.warn({ err: error, provider }, 'the provider of the human check did not answer')
    return false
  }
}

/**
 * What the provider says of a token.
 * @throws where it does not answer, or not in its shape
 */
export async function callProvider(
  platform: Needs<'log'>,
  { recaptcha_secrets: secrets }: Settings,
  { provider, token }: Pick<Question, 'provider' | 'token'>,
): Promise<z.output<typeof verdictSchema>> {
  const { body } = await callOutside(platform, {
    purpose: 'human check',
    url: secrets.endpoint ?? ENDPOINTS[provider],
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret: secrets.secret_key, response: token }).toString(),
    // An address of their own is named by those who run the site.
    allow: (url) => ({ url, isInside: secrets.endpoint !== null }),
    mostBytes: LONGEST_ANSWER_BYTES,
    wholeMs: ANSWER_MILLISECONDS,
  })
  return verdictSchema.parse(JSON.parse(body.toString()))
}
