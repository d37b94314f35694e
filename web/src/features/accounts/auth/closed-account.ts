import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'

/** Why every page is closed to this account: a screen stands in place of all of them. */
export function whyClosed({
  user,
  settings,
}: Pick<BootstrapData, 'user' | 'settings'>): 'suspended' | 'unverified' | undefined {
  if (user?.banned_at) return 'suspended'
  return user && settings.require_email_confirmation && !user.email_verified_at
    ? 'unverified'
    : undefined
}
