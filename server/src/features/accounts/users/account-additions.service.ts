import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { presentAccessToken } from '../access-tokens/access-tokens.presenter.ts'
import { listAccessTokens } from '../access-tokens/access-tokens.service.ts'
import { getUnreadCount } from '../notifications/notifications.service.ts'
import { listSocialProfiles } from '../social/social.service.ts'
import { presentTwoFactor } from '../two-factor/two-factor.presenter.ts'
import { getTwoFactorState } from '../two-factor/two-factor.service.ts'

/** What other features know of an account: for its owner, and for those who manage accounts. */
export type AccountAdditions = Pick<CurrentUserView, 'unread_notifications_count' | 'tokens' | 'social_profiles' | 'two_factor_confirmed_at' | 'two_factor_recovery_codes'>

/** With `areCodesShown`, for the owner who confirmed the password lately, the recovery codes are among them. */
export async function loadAccountAdditions(platform: Platform, userId: number, { areCodesShown = false } = {}): Promise<AccountAdditions> {
  const [unreadCount, tokens, profiles, twoFactor] = await Promise.all([
    getUnreadCount(platform, userId),
    listAccessTokens(platform, userId),
    listSocialProfiles(platform, userId),
    getTwoFactorState(platform, userId),
  ])
  return {
    unread_notifications_count: unreadCount,
    tokens: tokens.map(presentAccessToken),
    social_profiles: profiles.map(({ service, username }) => ({ service_name: service, username })),
    ...presentTwoFactor(twoFactor, areCodesShown),
  }
}
