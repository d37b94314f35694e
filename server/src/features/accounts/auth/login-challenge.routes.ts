import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { CHALLENGE_COOKIE, clearChallengeCookie } from '../two-factor/challenge-cookie.service.ts'
import { answerChallenge } from './answer-challenge.ts'
import { answerLogin, callerOf } from './answer-login.service.ts'

export const loginChallengeRoutes = [
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
]
