import { isSubscribed } from '@mediatheque/contract/accounts/users/is-subscribed.ts'
import { hasPermission, type Permission } from '@mediatheque/contract/core/permissions.ts'
import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from './api.ts'
import { siteUrl } from './page-data.ts'
import { postLoginPath } from './post-login-path.ts'
import { getBootstrap } from './session.tsx'

interface Wanted {
  readonly href: string
}

/** Address of the login page, which leads back to `wanted` (without the base path). */
export const loginAddress = (wanted: string): string =>
  siteUrl(`/login?redirect=${encodeURIComponent(wanted)}`)

/** Visitors go to the login page and come back afterwards. */
export function requireUser(location: Wanted): void {
  if (!getBootstrap().user) throw redirect({ href: loginAddress(location.href) })
}

/**
 * Visitors without the permission go to the login page; users without it to the plans, where billing is on and they are
 * not subscribed, else to the not-found page.
 */
export function requirePermission(
  permission: Permission | readonly Permission[],
  location: Wanted,
): void {
  const { user, guest_role } = getBootstrap()
  const wanted = typeof permission === 'string' ? [permission] : permission
  if (wanted.some((name) => hasPermission(user ?? guest_role, name))) return
  requireUser(location)
  refuseUser()
}

/** A user lacks the right: the plans may grant it, where there are some; else the page is as good as not there. */
export function refuseUser(): never {
  const { user, settings } = getBootstrap()
  if (settings.billing.enable && !isSubscribed(user)) throw redirect({ href: siteUrl('/pricing') })
  throw notFound()
}

/** Pages about plans: there are none where the site sells nothing. */
export function requireBilling(): void {
  if (!getBootstrap().settings.billing.enable) throw notFound()
}

/**
 * Login, registration and the password pages are for visitors; others go where a login would lead, or home where the
 * site is set to lead to this very page.
 */
export function requireGuest(here: { readonly pathname: string }, wayBack?: string): void {
  const bootstrap = getBootstrap()
  if (!bootstrap.user) return
  const path = postLoginPath(bootstrap, wayBack)
  const isHere = path.split(/\/?(?:[?#]|$)/)[0] === here.pathname
  throw redirect({ href: siteUrl(isHere ? '/' : path), replace: true })
}

/** For `.catch` in loaders: a 404 of the API, or a 422 of an address, is the not-found page, a 403 leads where the guards lead. A 401 stays what it is: whoever shows the page knows the way back. */
export function notFoundOn404(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  // What the address names is nothing that there could be.
  if (error.status === 404 || error.status === 422) throw notFound()
  // The page of what is not there tells what was.
  if (error.withdrawn) throw notFound({ data: error.withdrawn })
  // Of a closed account the screen says why, in place of every page: its address stays, to be read again when it opens.
  if (error.code === 'accountSuspended' || error.code === 'emailUnverified') throw notFound()
  if (error.status === 403) refuseUser()
  throw error
}

/** A number in an address. What is none names nothing, so its page is not found. */
export function numberParam(value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw notFound()
  return Number(value)
}
