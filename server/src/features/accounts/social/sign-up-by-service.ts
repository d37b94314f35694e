import type {
  SocialService,
  socialSignUpForm,
  SocialSignUpView,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { listPolicies, openAccount, type ToOpenAccount } from '../auth/open-account.service.ts'
import { findTakenFields, NEW_CREDENTIALS_VERSION } from '../users/create-account.service.ts'
import { chooseUsername } from './choose-username.ts'
import { type ArrivedFlow, endFlow, findAwaitedSignUp, type FlowOptions } from './social-flows.ts'
import type { SocialIdentity } from './social-providers.ts'
import { flowIsOver } from './social-refusal.ts'
import { connect } from './social.service.ts'

/** Somebody new, of whom the service told an address. */
export interface Newcomer {
  readonly service: SocialService
  readonly identity: SocialIdentity
  readonly email: string
  readonly options: FlowOptions
}

interface Surroundings {
  readonly caller: Caller
  readonly language: Language
}

interface SignUpAnswer extends z.output<typeof socialSignUpForm> {
  /** First of all in the transaction that makes the account. */
  onBegin?(tx: Database): Promise<void>
}

/** A username that is free, after the name that the service gives. */
export function suggestUsername(
  platform: Needs<'db'>,
  { identity, email }: Pick<Newcomer, 'identity' | 'email'>,
): Promise<string> {
  const isTaken = async (username: string) =>
    'username' in (await findTakenFields(platform, { username, email }))
  return chooseUsername([identity.username.split('@')[0], email.split('@')[0]], isTaken)
}

/**
 * Makes an account that the service opens from then on, and logs it in.
 * @throws AppError forbidden while registration is closed, validation by field; SocialRefusal
 */
export async function openConnectedAccount(
  platform: Needs<ToOpenAccount | ToOpenLogin>,
  { service, identity, email, options }: Newcomer,
  { username, policies, onBegin }: SignUpAnswer,
  { caller, language }: Surroundings,
): Promise<FinishedLogin> {
  const { firstName, lastName, isEmailVerified } = identity
  const { userId } = await openAccount(platform, {
    username,
    email,
    isEmailVerified,
    policies,
    inviteId: options.inviteId,
    language,
    firstName,
    lastName,
    ...(onBegin && { onBegin }),
    onCreated: (tx, id) => connect(platform, id, { service, identity }, tx),
  })
  const account = { id: userId, credentials_version: NEW_CREDENTIALS_VERSION }
  return finishLogin(platform, account, options, caller)
}

/** @throws AppError gone where nobody waits (any more) */
async function getAwaited(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  token = '',
): Promise<ArrivedFlow & { email: string }> {
  const flow = await findAwaitedSignUp(platform, service, token)
  if (!flow?.identity.email) throw flowIsOver()
  return { ...flow, email: flow.identity.email }
}

/** @throws AppError gone */
export async function readSignUp(
  platform: Needs<'clock' | ToReadSettings>,
  service: SocialService,
  token: string | undefined,
): Promise<SocialSignUpView> {
  const flow = await getAwaited(platform, service, token)
  const { identity, email } = flow
  return {
    name: identity.username,
    email,
    username: await suggestUsername(platform, flow),
    policies: await listPolicies(platform),
  }
}

/**
 * Gives somebody who waits the account that they asked for: once, whoever calls at the same time.
 * @throws AppError gone, forbidden while registration is closed, validation by field; SocialRefusal
 */
export async function signUp(
  platform: Needs<ToOpenAccount | ToOpenLogin>,
  {
    service,
    token = '',
    form,
  }: {
    service: SocialService
    token?: string | undefined
    form: z.output<typeof socialSignUpForm>
  },
  surroundings: Surroundings,
): Promise<{ login: FinishedLogin; isRemembered: boolean }> {
  const flow = await getAwaited(platform, service, token)
  const { identity, email, isRemembered, inviteId } = flow
  const onBegin = async (tx: Database) => {
    if (!(await endFlow(tx, flow))) throw flowIsOver()
  }
  const login = await openConnectedAccount(
    platform,
    { service, identity, email, options: { isRemembered, inviteId } },
    { ...form, onBegin },
    surroundings,
  ).catch(async (error: unknown): Promise<never> => {
    // What the same answer made a moment earlier, sent twice, is not somebody else's.
    if (!(await findAwaitedSignUp(platform, service, token))) throw flowIsOver()
    throw error
  })
  return { login, isRemembered }
}

/** Forgets what the service said of who waits, if anybody does. */
export async function dropSignUp(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  token = '',
): Promise<void> {
  const flow = await findAwaitedSignUp(platform, service, token)
  if (flow) await endFlow(platform.db, flow)
}
