import type { Platform } from '../../../platform/platform.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { noteLogin } from '../users/users.service.ts'

/** Where a call came from, as sessions and throttles note it. */
export interface Caller {
  readonly ipAddress: string
  readonly userAgent: string | undefined
}

/** What became of a login whose first factor was right. */
export type FinishedLogin =
  | { readonly kind: 'loggedIn'; readonly userId: number; readonly token: string }
  /** A code has to follow; `challenge` goes into a cookie of its own, and no session exists before. */
  | { readonly kind: 'twoFactor'; readonly challenge: string }

/**
 * The one way from a right password (or a provider's word) to a session. Always a new token: one that was in the browser
 * before is worth nothing afterwards.
 */
export async function finishLogin(platform: Platform, account: { readonly id: number }, { isRemembered }: { isRemembered: boolean }, caller: Caller): Promise<FinishedLogin> {
  await noteLogin(platform, account.id)
  return { kind: 'loggedIn', userId: account.id, token: await openSession(platform, { userId: account.id, isRemembered, ...caller }) }
}
