import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import { sendCode } from '../email-verification/email-verification.service.ts'
import {
  createAccount,
  findTakenFields,
  NEW_CREDENTIALS_VERSION,
} from '../users/create-account.service.ts'
import { findAccountByEmail } from '../users/users.service.ts'
import { isInvited } from '../workspaces/invites.service.ts'
import { chooseUsername } from './choose-username.ts'
import { awaitPassword, type FlowOptions } from './social-flows.ts'
import type { SocialIdentity } from './social-providers.ts'
import { SocialRefusal } from './social-refusal.ts'
import { connect, findConnectedAccount } from './social.service.ts'

/** `token` goes into the cookie; the password of the account with the same address has to follow. */
export type ServiceLogin = FinishedLogin | { readonly kind: 'password'; readonly token: string }

interface Arrival {
  readonly service: SocialService
  readonly identity: SocialIdentity
  readonly options: FlowOptions
  readonly caller: Caller
  readonly language: Language
}

/**
 * Lets somebody in whom a service vouches for: into the account that is connected, else into a new one. An account with
 * the same address is theirs only if they know its password, and an address that the service did not confirm finds none.
 * @throws SocialRefusal
 */
export async function logInByService(
  platform: Needs<'jobs' | ToReadSettings | ToOpenLogin>,
  arrival: Arrival,
): Promise<ServiceLogin> {
  const { service, identity, options, caller } = arrival
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
  return finishLogin(
    platform,
    {
      id: await createConnectedAccount(platform, arrival, identity.email),
      credentials_version: NEW_CREDENTIALS_VERSION,
    },
    options,
    caller,
  )
}

async function createConnectedAccount(
  platform: Needs<'jobs' | 'clock' | ToReadSettings>,
  { service, identity, language, options }: Arrival,
  email: string,
): Promise<number> {
  const { registration, require_email_confirmation } = await getSettings(platform)
  if (registration.disable && !(await isInvited(platform, options.inviteId, email)))
    throw new SocialRefusal('Registration is closed.')
  const isTaken = async (username: string) =>
    'username' in (await findTakenFields(platform, { username, email }))
  const userId = await createAccount(platform, {
    username: await chooseUsername([identity.username.split('@')[0], email.split('@')[0]], isTaken),
    email,
    passwordHash: null,
    firstName: identity.firstName,
    lastName: identity.lastName,
    isEmailVerified: identity.isEmailVerified,
    onCreated: (tx, id) => connect(platform, id, { service, identity }, tx),
  })
  if (require_email_confirmation && !identity.isEmailVerified)
    await sendCode(platform, { userId, language, isFirst: true })
  return userId
}
