import { socialEndpoints } from '@mediatheque/contract/accounts/social/social.endpoints.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { isSameSite } from '../../../platform/http/cross-site.ts'
import { assembleBootstrapData } from '../../site/bootstrap/bootstrap.service.ts'
import { callerOf } from '../auth/answer-login.service.ts'
import { assertRecentPasswordIfAny } from '../password-checks/confirm-password.service.ts'
import { getActorOf } from '../users/users.service.ts'
import { linkByPassword } from './link-by-password.ts'
import { askService, receiveAnswer, takeQuestion } from './receive-answer.ts'
import { type AnyCall, explain, finish, showResult } from './social-answers.ts'
import { clearSocialCookie, setSocialCookie, SOCIAL_COOKIE } from './social-cookie.ts'
import { disconnect } from './social.service.ts'

/**
 * Only our own pages may begin: elsewhere somebody could have a visitor connect an account of the visitor's here with an
 * account of theirs there.
 */
function assertOwnPage({ platform, request }: AnyCall): void {
  if (!isSameSite(request, [new URL(platform.config.baseUrl).origin]))
    throw new AppError('forbidden', { message: 'This call did not come from this site.' })
}

const ownData = async ({ platform, actor, request }: AnyCall) =>
  assembleBootstrapData(
    platform,
    actor.user ? await getActorOf(platform, actor.user.id) : actor,
    request,
  )

/** The parameters as they came: a service may send more than ours reads. */
const parametersOf = (url: string) => new URLSearchParams(url.split('?')[1] ?? '')

export const socialRoutes = [
  bindEndpoint(socialEndpoints.openSocialLogin, {
    run: async (call) => {
      assertOwnPage(call)
      const { platform, actor, params, query, reply } = call
      return showResult(call, params.service, async () => {
        if (actor.user) return { status: 'ALREADY_LOGGED_IN', bootstrapData: await ownData(call) }
        const { url, token } = await askService(platform, params.service, {
          isRemembered: query.remember === '1',
          inviteId: query.invite_id,
        })
        setSocialCookie(reply, platform.config, token)
        await reply.redirect(url)
        return { status: 'SUCCESS' }
      })
    },
  }),
  bindEndpoint(socialEndpoints.finishSocialLogin, {
    run: async (call) => {
      const { platform, params, body, request, reply } = call
      const finished = await linkByPassword(
        platform,
        params.service,
        { token: request.cookies[SOCIAL_COOKIE] ?? '', password: body.password },
        callerOf(request),
      ).catch(explain(call))
      clearSocialCookie(reply, platform.config)
      return finish(call, finished)
    },
  }),
  bindEndpoint(socialEndpoints.openSocialConnection, {
    run: async (call) => {
      assertOwnPage(call)
      const { platform, actor, params, reply } = call
      return showResult(call, params.service, async () => {
        await assertRecentPasswordIfAny(platform, actor)
        const { url, token } = await askService(platform, params.service, {
          isRemembered: false,
          userId: actor.user.id,
        })
        setSocialCookie(reply, platform.config, token)
        await reply.redirect(url)
        return { status: 'SUCCESS' }
      })
    },
  }),
  bindEndpoint(socialEndpoints.beginSocialConnection, {
    run: async (call) => {
      const { platform, actor, params, reply } = call
      await assertRecentPasswordIfAny(platform, actor)
      const { url, token } = await askService(platform, params.service, {
        isRemembered: false,
        userId: actor.user.id,
      }).catch(explain(call))
      setSocialCookie(reply, platform.config, token)
      return { url }
    },
  }),
  bindEndpoint(socialEndpoints.receiveSocialAnswer, {
    run: async (call) => {
      const { platform, actor, params, language, request, reply } = call
      return showResult(call, params.service, async () => {
        const { service } = params
        const parameters = parametersOf(request.url)
        const token = request.cookies[SOCIAL_COOKIE]
        const question = await takeQuestion(platform, { service, token, parameters })
        clearSocialCookie(reply, platform.config)
        const outcome = await receiveAnswer(platform, question, {
          service,
          parameters,
          actor,
          caller: callerOf(request),
          language,
        })
        if (outcome.kind === 'connected')
          return { status: 'SUCCESS', bootstrapData: await ownData(call) }
        if (outcome.kind === 'alreadyLoggedIn')
          return { status: 'ALREADY_LOGGED_IN', bootstrapData: await ownData(call) }
        const { login, isRemembered } = outcome
        if (login.kind === 'loggedIn' || login.kind === 'twoFactor')
          return finish(call, { login, isRemembered })
        setSocialCookie(reply, platform.config, login.token)
        return { status: login.kind === 'password' ? 'REQUEST_PASSWORD' : 'SIGN_UP' }
      })
    },
  }),
  bindEndpoint(socialEndpoints.disconnectSocial, {
    run: async ({ platform, actor, params }) => {
      await assertRecentPasswordIfAny(platform, actor)
      await disconnect(platform, actor.user.id, params.service)
      return undefined
    },
  }),
]
