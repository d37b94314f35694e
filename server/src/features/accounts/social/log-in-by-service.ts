import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import { admit, listPolicies, type ToOpenAccount } from '../auth/open-account.service.ts'
import { findAccountByEmail } from '../users/login-accounts.service.ts'
import { type Newcomer, openConnectedAccount, suggestUsername } from './sign-up-by-service.ts'
import { awaitPassword, awaitSignUp, type FlowOptions } from './social-flows.ts'
import type { SocialIdentity } from './social-providers.ts'
import { SocialRefusal } from './social-refusal.ts'
import { findConnectedAccount } from './social.service.ts'

/**
 * `token` goes into the cookie; what has to follow is the password of the account with the same address, or what a
 * registration asks for.
 */
export type ServiceLogin =
  | FinishedLogin
  | { readonly kind: 'password' | 'signUp'; readonly token: string }

interface Arrival {
  readonly service: SocialService
  readonly identity: SocialIdentity
  readonly options: FlowOptions
  readonly caller: Caller
  readonly language: Language
}

/**
 * Lets somebody in whom a service vouches for: into the account that is connected, else into a new one, once the policies of the
 * registration are accepted. An account with
 * the same address is theirs only if they know its password, and an address that the service did not confirm finds none.
 * @throws SocialRefusal, AppError forbidden while registration is closed
 */
export async function logInByService(
  platform: Needs<ToOpenAccount | ToOpenLogin>,
  arrival: Arrival,
): Promise<ServiceLogin> {
  const { service, identity, options, caller, language } = arrival
  const connected = await findConnectedAccount(platform, service, identity)
  if (connected !== undefined) return finishLogin(platform, connected, options, caller)
  const values = { service: SOCIAL_SERVICE_NAMES[service] }
  if (!identity.email)
    throw new SocialRefusal(
      ':service told us no email address. Create an account here first, then connect :service in its settings.',
      values,
    )
  const existing = await findAccountByEmail(platform, identity.email)
  if (existing && !identity.isEmailVerified) {
    throw new SocialRefusal(
      'There is an account with this email address, and :service does not know whether the address is yours. Log in the other way, then connect :service in the settings.',
      values,
    )
  }
  if (existing && !existing.password_hash) {
    throw new SocialRefusal(
      'There is an account with this email address, which has no password. Log in as you did before, then connect :service in the settings.',
      values,
    )
  }
  if (existing)
    return {
      kind: 'password',
      token: await awaitPassword(platform, service, { userId: existing.id, identity, ...options }),
    }
  const newcomer: Newcomer = { service, identity, email: identity.email, options }
  await admit(platform, {
    email: identity.email,
    inviteId: options.inviteId,
    isEmailVerified: identity.isEmailVerified,
  })
  if ((await listPolicies(platform)).length > 0)
    return { kind: 'signUp', token: await awaitSignUp(platform, service, { identity, ...options }) }
  const username = await suggestUsername(platform, newcomer)
  return openConnectedAccount(platform, newcomer, { username, policies: {} }, { caller, language })
}
