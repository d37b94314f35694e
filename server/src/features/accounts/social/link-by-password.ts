import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import { findKnownDevice } from '../auth/known-devices.service.ts'
import { countGuess, forgetGuesses } from '../password-checks/lockout.service.ts'
import { isPasswordRight } from '../../../platform/passwords/passwords.ts'
import { addressOf, proveAddress, type ToProveAddress } from '../recovery/prove-address.service.ts'
import {
  assertCredentialsStand,
  findAccount,
  type LoginAccount,
} from '../users/login-accounts.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { endFlow, findAwaitedPassword, type PasswordFlow } from './social-flows.ts'
import { flowIsOver } from './social-refusal.ts'
import { connect } from './social.service.ts'

/**
 * Connects the service that the visitor came from with the account of the same address, whose password they know, and
 * lets them in. Guesses count with those at the login.
 * @throws AppError gone, validation on `password`, tooManyRequests
 */
export async function linkByPassword(
  platform: Needs<'jobs' | ToOpenLogin | ToProveAddress>,
  service: SocialService,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<{ login: FinishedLogin; isRemembered: boolean }> {
  const flow = await findAwaitedPassword(platform, service, token)
  const account = flow && (await findAccount(platform, flow.userId))
  if (!account || !isSameAddress(addressOf(account), flow.identity.email)) throw flowIsOver()
  const { email } = account
  const guess = { email, knownDevice: findKnownDevice(platform, account.id, caller.deviceCookie) }
  await countGuess(platform, guess)
  if (!(await isPasswordRight(password, account.password_hash)))
    throw fieldError('password', 'This password is not right.')
  await forgetGuesses(platform, guess)
  const login = await connectProven(platform, { service, account, flow })
  const { isRemembered } = flow
  return { login: await finishLogin(platform, login, { isRemembered }, caller), isRemembered }
}

const isSameAddress = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase()

/**
 * The service says that the address is theirs, and they know the password: where nobody proved the address before, they
 * just have.
 * @returns what they log in with now
 */
function connectProven(
  platform: Needs<ToProveAddress>,
  { service, account, flow }: { service: SocialService; account: UserRow; flow: PasswordFlow },
): Promise<LoginAccount> {
  const { id } = account
  const { identity } = flow
  return platform.db.transaction().execute(async (tx) => {
    if (!(await endFlow(tx, flow))) throw flowIsOver()
    const { isTheirs, isFirst } = await proveAddress(platform, tx, id, { kind: 'passwordHolder' })
    if (!isTheirs) throw flowIsOver()
    // The first proof counts as new credentials. Any others replaced the password that was looked at.
    const login = { id, credentials_version: account.credentials_version + (isFirst ? 1 : 0) }
    await assertCredentialsStand(tx, login)
    await connect(platform, id, { service, identity }, tx)
    return login
  })
}
