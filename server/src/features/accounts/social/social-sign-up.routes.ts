import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { callerOf } from '../auth/answer-login.service.ts'
import { dropSignUp, readSignUp, signUp } from './sign-up-by-service.ts'
import { explain, finish } from './social-answers.ts'
import { clearSocialCookie, SOCIAL_COOKIE } from './social-cookie.ts'

export const socialSignUpRoutes = [
  bindEndpoint(socialEndpoints.getSocialSignUp, {
    run: ({ platform, params, request }) =>
      readSignUp(platform, params.service, request.cookies[SOCIAL_COOKIE]),
  }),
  bindEndpoint(socialEndpoints.finishSocialSignUp, {
    run: async (call) => {
      const { platform, params, body, language, request, reply } = call
      const finished = await signUp(
        platform,
        { service: params.service, token: request.cookies[SOCIAL_COOKIE], form: body },
        { caller: callerOf(request), language },
      ).catch(explain(call))
      clearSocialCookie(reply, platform.config)
      return finish(call, finished)
    },
  }),
  bindEndpoint(socialEndpoints.dropSocialSignUp, {
    run: async ({ platform, params, request, reply }) => {
      await dropSignUp(platform, params.service, request.cookies[SOCIAL_COOKIE])
      clearSocialCookie(reply, platform.config)
      return undefined
    },
  }),
]
