import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { answerLogin, callerOf } from '../auth/answer-login.service.ts'
import { answerChallenge } from './answer-challenge.ts'
import { CHALLENGE_COOKIE, clearChallengeCookie } from './challenge-cookie.service.ts'
import {
  beginSetUp,
  confirmSetUp,
  getQrCode,
  getRecoveryCodes,
  regenerateRecoveryCodes,
  turnOff,
} from './two-factor.service.ts'

/** Two factor is nothing for programs: an access token that leaked must not take the account over. */
function ownerIn(actor: Actor): ActorUser {
  if (!actor.user || !actor.session) throw new AppError('forbidden')
  return actor.user
}

export const twoFactorRoutes = [
  bindEndpoint(twoFactorEndpoints.answerTwoFactorChallenge, {
    run: async ({ platform, body, request, reply }) => {
      const { login, isRemembered } = await answerChallenge(
        platform,
        request.cookies[CHALLENGE_COOKIE] ?? '',
        body,
        callerOf(request),
      )
      clearChallengeCookie(reply, platform.config)
      return answerLogin(platform, login, { isRemembered }, { request, reply })
    },
  }),
  bindEndpoint(twoFactorEndpoints.enableTwoFactor, {
    run: async ({ platform, actor }) => {
      await beginSetUp(platform, ownerIn(actor).id)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.disableTwoFactor, {
    run: async ({ platform, actor }) => {
      await turnOff(platform, ownerIn(actor).id)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.getTwoFactorQrCode, {
    run: ({ platform, actor, reply }) => {
      void reply.header('cache-control', 'no-store')
      return getQrCode(platform, ownerIn(actor))
    },
  }),
  bindEndpoint(twoFactorEndpoints.confirmTwoFactor, {
    run: async ({ platform, actor, body }) => {
      await confirmSetUp(platform, ownerIn(actor).id, body.code)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.getRecoveryCodes, {
    run: ({ platform, actor, reply }) => {
      void reply.header('cache-control', 'no-store')
      return getRecoveryCodes(platform, ownerIn(actor).id)
    },
    present: (codes) => ({ two_factor_recovery_codes: [...codes] }),
  }),
  bindEndpoint(twoFactorEndpoints.regenerateRecoveryCodes, {
    run: ({ platform, actor }) => regenerateRecoveryCodes(platform, ownerIn(actor).id),
    present: (codes) => ({ two_factor_recovery_codes: [...codes] }),
  }),
]
