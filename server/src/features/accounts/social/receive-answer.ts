import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { randomPKCECodeVerifier } from 'openid-client'
import type { Needs } from '../../../platform/platform.ts'
import { randomToken } from '../../../platform/secrets.ts'
import type { Caller, ToOpenLogin } from '../auth/finish-login.service.ts'
import { logInByService, type ServiceLogin } from './log-in-by-service.ts'
import { createSocialClient } from './social-client.ts'
import { type AskedFlow, beginFlow, type FlowOptions, takeFlow } from './social-flows.ts'
import type { SocialIdentity } from './social-providers.ts'
import { answerIsOver, SocialRefusal } from './social-refusal.ts'
import { connectOwn } from './social.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/**
 * Begins a login or, with `userId`, a connection. @returns where the visitor is sent, and the cookie's token
 * @throws SocialRefusal
 */
export async function askService(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  service: SocialService,
  { userId, ...options }: FlowOptions & { userId?: number },
): Promise<{ url: string; token: string }> {
  const client = await createSocialClient(platform, service)
  const proofs = {
    state: randomToken(),
    nonce: randomToken(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const token = await beginFlow(platform, service, { ...proofs, ...options, userId })
  return { url: await client.authorizationUrl(proofs), token }
}

/** Of what came back: the cookie's token, and the parameters of the address. */
interface ReturnedProofs {
  readonly service: SocialService
  readonly token: string | undefined
  readonly parameters: URLSearchParams
}

/**
 * What this browser asked of the service, once.
 * @throws SocialRefusal where it asked nothing, or something else since: that is still to be answered
 */
export async function takeQuestion(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  { service, token = '', parameters }: ReturnedProofs,
): Promise<AskedFlow> {
  const flow = await takeFlow(platform, service, token, parameters.get('state') ?? '')
  if (!flow) throw answerIsOver()
  return flow
}

export interface ServiceAnswer {
  readonly service: SocialService
  readonly parameters: URLSearchParams
  readonly actor: Actor
  readonly caller: Caller
  readonly language: Language
}

export type AnswerOutcome =
  | { readonly kind: 'connected' }
  | { readonly kind: 'alreadyLoggedIn' }
  | { readonly kind: 'login'; readonly login: ServiceLogin; readonly isRemembered: boolean }

/** @throws SocialRefusal */
export async function receiveAnswer(
  platform: Needs<'jobs' | ToReadSettings | ToOpenLogin>,
  flow: AskedFlow,
  answer: ServiceAnswer,
): Promise<AnswerOutcome> {
  const { service, actor, caller, language } = answer
  if (flow.step === 'login' && actor.user) return { kind: 'alreadyLoggedIn' }
  const identity = await identify(platform, answer, flow)
  if (flow.step === 'login') {
    const { isRemembered, inviteId } = flow
    const login = await logInByService(platform, {
      service,
      identity,
      options: { isRemembered, inviteId },
      caller,
      language,
    })
    return { kind: 'login', login, isRemembered }
  }
  // Whoever is logged in now may be somebody else than who began.
  if (!actor.user || actor.user.id !== flow.userId) throw answerIsOver()
  await connectOwn(platform, actor, { service, identity })
  return { kind: 'connected' }
}

async function identify(
  platform: Needs<'config' | ToReadSettings>,
  { service, parameters }: ServiceAnswer,
  flow: AskedFlow,
): Promise<SocialIdentity> {
  const values = { service: SOCIAL_SERVICE_NAMES[service] }
  if (parameters.get('error') === 'access_denied')
    throw new SocialRefusal('The login with :service was cancelled.', values)
  const client = await createSocialClient(platform, service)
  return client.identify(parameters, flow).catch((cause: unknown) => {
    throw new SocialRefusal(':service did not confirm who you are.', values, cause)
  })
}
