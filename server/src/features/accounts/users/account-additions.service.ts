import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from './users.service.ts'

/** What other features know of an account: for its owner, and for those who manage accounts. */
export type AccountAdditions = Pick<
  CurrentUserView,
  | 'unread_notifications_count'
  | 'tokens'
  | 'social_profiles'
  | 'two_factor_confirmed_at'
  | 'two_factor_recovery_codes'
>

const NOTHING: AccountAdditions = {
  unread_notifications_count: 0,
  tokens: [],
  social_profiles: [],
  two_factor_confirmed_at: null,
  two_factor_recovery_codes: [],
}

const CACHE_SECONDS = 5

/** With `areSecretsShown`, for the owner who confirmed the password lately, the recovery codes are among them. */
export async function loadAccountAdditions(
  platform: Needs<'db' | 'cache' | 'secrets' | 'features' | 'log'>,
  userId: number,
  { areSecretsShown = false } = {},
): Promise<AccountAdditions> {
  const contributions = platform.features.flatMap(({ accountView = [] }) => accountView)
  const load = async (some: typeof contributions): Promise<Partial<AccountAdditions>> =>
    Object.assign(
      {},
      ...(await Promise.all(some.map((one) => one.load(platform, userId, areSecretsShown)))),
    )
  if (areSecretsShown) return { ...NOTHING, ...(await load(contributions)) }
  // Every page asks. What changes often is read each time.
  const [kept, fresh] = await Promise.all([
    platform.cache.remember(
      `account-additions:${userId}`,
      { ttlSeconds: CACHE_SECONDS, tags: [userTag(userId)] },
      () => load(contributions.filter(({ isKept }) => isKept)),
    ),
    load(contributions.filter(({ isKept }) => !isKept)),
  ])
  return { ...NOTHING, ...kept, ...fresh }
}
