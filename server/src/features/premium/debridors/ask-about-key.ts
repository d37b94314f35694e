import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { DEBRID_PROBLEMS } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import type { DebridorForm } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  checkAccount,
  DebridError,
  ownOrigin,
  providerAddress,
} from '../debrid-providers/debrid-providers.service.ts'
import { CHECK_AGAIN_SOON_MS, checkAgainAt } from './check-times.ts'

const ALLDEBRID = 2
/** The service itself says that this key is none. */
const REFUSALS: ReadonlySet<DebridProblem> = new Set(['badKey', 'refused'])

const CHECKS = {
  name: 'debridors.check',
  by: 'account',
  attempts: 60,
  windowSeconds: 600,
} as const

/**
 * Whose key it is, by the word of its service. One that refuses it is passed on; one that cannot be asked now is asked
 * later, and until then what the caller says of the key counts. AllDebrid alone has to say yes first.
 * @throws AppError in the words of the service
 */
export async function askAboutKey(
  platform: Needs<'clock' | ToReadSettings>,
  userId: number,
  { provider, username, expire_at }: DebridorForm,
  key: string,
) {
  await countAttempt(platform, CHECKS, String(userId))
  const { origin, isStandIn } = await providerAddress(platform, provider)
  const now = platform.clock.now()
  const kept = { key_origin: isStandIn ? origin : null, expiry_told_of: null }
  try {
    const state = await checkAccount(platform, provider, key)
    return {
      ...kept,
      username: state.username,
      expires_at: state.expiresAt,
      checked_at: now,
      problem: null,
      next_check_at: checkAgainAt(now),
    }
  } catch (error) {
    if (!(error instanceof DebridError)) throw error
    if (provider === ALLDEBRID || REFUSALS.has(error.problem)) throw refusalOf(error, provider)
    return {
      ...kept,
      username: username || null,
      expires_at: expire_at ? new Date(expire_at) : null,
      checked_at: null,
      problem: error.problem,
      next_check_at: new Date(now.getTime() + CHECK_AGAIN_SOON_MS),
    }
  }
}

/** In its own words where it has some. */
function refusalOf({ words, problem }: DebridError, provider: number): AppError {
  const ours = provider === ALLDEBRID ? 'An error occured' : DEBRID_PROBLEMS[problem]
  return new AppError('validation', { message: words ?? ours })
}

/** Whether a key that is kept is for the address at which its service is asked today. */
export async function isKeyAtHome(
  platform: Needs<ToReadSettings>,
  { provider, key_origin }: { readonly provider: number; readonly key_origin: string | null },
): Promise<boolean> {
  const { origin } = await providerAddress(platform, provider)
  return origin === (key_origin ?? ownOrigin(provider))
}
