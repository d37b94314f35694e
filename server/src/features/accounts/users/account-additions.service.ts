import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { presentAccessToken } from '../access-tokens/access-tokens.presenter.ts'
import { listAccessTokens } from '../access-tokens/access-tokens.service.ts'
import { getUnreadCount } from '../notifications/notifications.service.ts'
import { listSocialProfiles } from '../social/social.service.ts'
import { presentTwoFactor } from '../two-factor/two-factor.presenter.ts'
import { getTwoFactorState } from '../two-factor/two-factor.service.ts'
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

type Kept = Omit<AccountAdditions, 'unread_notifications_count'>

const CACHE_SECONDS = 5

/** With `areCodesShown`, for the owner who confirmed the password lately, the recovery codes are among them. */
export async function loadAccountAdditions(
  platform: Platform,
  userId: number,
  { areCodesShown = false } = {},
): Promise<AccountAdditions> {
  const [unreadCount, others] = await Promise.all([
    getUnreadCount(platform, userId),
    areCodesShown ? load(platform, userId, true) : loadKept(platform, userId),
  ])
  return { unread_notifications_count: unreadCount, ...others }
}

/** Kept for some seconds, since every page asks, and without any secret; forgotten at once when one of them changes. */
function loadKept(platform: Platform, userId: number): Promise<Kept> {
  return platform.cache.remember(
    `account-additions:${userId}`,
    { ttlSeconds: CACHE_SECONDS, tags: [userTag(userId)] },
    () => load(platform, userId, false),
  )
}

async function load(platform: Platform, userId: number, areCodesShown: boolean): Promise<Kept> {
  const [tokens, profiles, twoFactor] = await Promise.all([
    listAccessTokens(platform, userId),
    listSocialProfiles(platform, userId),
    getTwoFactorState(platform, userId),
  ])
  return {
    tokens: tokens.map(presentAccessToken),
    social_profiles: profiles.map(({ service, username }) => ({ service_name: service, username })),
    ...presentTwoFactor(twoFactor, areCodesShown),
  }
}
