import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { presentAccessToken } from '../access-tokens/access-tokens.presenter.ts'
import { listAccessTokens } from '../access-tokens/access-tokens.service.ts'
import { getUnreadCount } from '../notifications/notifications.service.ts'

/** What other features know of an account: for its owner, and for those who manage accounts. */
export type AccountAdditions = Pick<CurrentUserView, 'unread_notifications_count' | 'tokens'>

export async function loadAccountAdditions(platform: Platform, userId: number): Promise<AccountAdditions> {
  const [unreadCount, tokens] = await Promise.all([getUnreadCount(platform, userId), listAccessTokens(platform, userId)])
  return { unread_notifications_count: unreadCount, tokens: tokens.map(presentAccessToken) }
}
