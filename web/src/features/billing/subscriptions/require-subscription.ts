import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api.ts'
import { refuseUser, requireUser } from '../../../lib/guards.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { getBootstrap } from '../../../lib/session.tsx'

/** Visitors go to the login page, users without a valid subscription to the plans, where there are some. */
export function requireSubscription(location: { readonly href: string }): void {
  requireUser(location)
  if (!isSubscribed(getBootstrap().user)) refuseUser()
}

/** For `.catch` of a loader: the subscription ended while the page was open. */
export function leaveWhenEnded(error: unknown): never {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    throw redirect({ href: siteUrl('/pricing') })
  throw error
}
