import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { loginAddress } from './guards.ts'
import { getBootstrap } from './session.tsx'

let isLoggingOut = false

/** Runs a logout: what is refused until the page knows of it leads nowhere, for the logout itself does. */
export async function duringLogout(run: () => Promise<void>): Promise<void> {
  isLoggingOut = true
  await run().finally(() => {
    isLoggingOut = false
  })
}

/** Whether the page is shown while its reader is being logged out: what is theirs alone is asked for no more. */
export const isBeingLoggedOut = (): boolean => isLoggingOut

/**
 * A session that ended while a page was open: the first refused query leads to the login page, and from there back here.
 * A whole new page, because this one still believes that somebody is logged in. What is being typed into a form stays:
 * refused writes say so and lead nowhere.
 */
export function leaveWhenLoggedOut(queries: QueryClient, getHref: () => string): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const error: unknown = event.action.error
    if (
      isLoggingOut ||
      !(error instanceof ApiError) ||
      error.status !== 401 ||
      !getBootstrap().user
    )
      return
    globalThis.location.assign(loginAddress(getHref()))
  })
}
