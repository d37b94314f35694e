import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { assembleBootstrapData } from '../../site/bootstrap/bootstrap.service.ts'
import { visitor } from '../callers/actors.service.ts'
import {
  clearSessionCookie,
  SESSION_COOKIE,
  setSessionCookie,
} from '../sessions/session-cookie.service.ts'
import { confirmPasswordIn, endSession } from '../sessions/sessions.service.ts'
import { getActorOf } from '../users/users.service.ts'
import { answerLogin, callerOf } from './answer-login.service.ts'
import { assertOwnPassword } from '../password-checks/confirm-password.service.ts'
import { rememberDevice } from './known-devices.service.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'

export const authRoutes = [
  bindEndpoint(authEndpoints.logIn, {
    run: async ({ platform, body, request, reply }) => {
      const login = await logIn(platform, body, callerOf(request))
      return answerLogin(platform, login, { isRemembered: body.remember }, { request, reply })
    },
  }),
  bindEndpoint(authEndpoints.register, {
    run: async ({ platform, body, language, request, reply }) => {
      const { userId, token, status } = await register(platform, body, callerOf(request), language)
      setSessionCookie(reply, platform.config, token, false)
      rememberDevice(platform, userId, { request, reply })
      return {
        status,
        bootstrapData: await assembleBootstrapData(
          platform,
          await getActorOf(platform, userId),
          request,
        ),
      }
    },
  }),
  bindEndpoint(authEndpoints.logOut, {
    run: async ({ platform, request, reply }) => {
      const token = request.cookies[SESSION_COOKIE]
      if (token) await endSession(platform, token)
      clearSessionCookie(reply, platform.config)
      return {
        bootstrapData: await assembleBootstrapData(platform, await visitor(platform), request),
      }
    },
  }),
  bindEndpoint(authEndpoints.confirmPassword, {
    run: async ({ platform, actor, body, request }) => {
      await assertOwnPassword(platform, actor, body.password)
      await confirmPasswordIn(platform, request.cookies[SESSION_COOKIE] ?? '')
      return { confirmed: true }
    },
  }),
  bindEndpoint(authEndpoints.getConfirmedPasswordStatus, {
    run: ({ platform, actor, query }) => {
      const confirmedAt = actor.session?.passwordConfirmedAt
      return {
        confirmed:
          Boolean(confirmedAt) &&
          platform.clock.now().getTime() - confirmedAt!.getTime() <= query.seconds * 1000,
      }
    },
  }),
]
