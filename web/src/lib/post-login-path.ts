import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { safePath } from './safe-path.ts'

/** Where a login leads: back to where it was asked for, else to the configured place, else home; administrators to their side. */
export function postLoginPath(
  { user, settings }: Pick<BootstrapData, 'user' | 'settings'>,
  wanted?: unknown,
): string {
  const { redirect_uri, secondary_redirect_uri } = settings.auth
  const configured = safePath(redirect_uri) ?? safePath(secondary_redirect_uri)
  return (
    safePath(wanted) ?? configured ?? (user && hasPermission(user, 'admin.access') ? '/admin' : '/')
  )
}
