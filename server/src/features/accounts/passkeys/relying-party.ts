import { isIP } from 'node:net'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'

export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly id: string
  readonly origin: string
}

/**
 * The site as WebAuthn knows it, by its public address and not by what a caller says it is.
 * @throws AppError forbidden where the site is reached by an IP address, for which browsers make no passkeys
 */
export function relyingParty({ config }: Needs<'config'>): RelyingParty {
  const { hostname, origin } = new URL(config.baseUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    throw new AppError('forbidden', { message: 'Passkeys need a site with a domain name.' })
  return { id: hostname, origin }
}
