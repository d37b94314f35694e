import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalCall } from '../../../platform/http/local-calls.ts'
import type { Needs } from '../../../platform/platform.ts'
import { assembleBootstrapData } from '../../site/bootstrap/bootstrap.service.ts'
import { setSessionCookie } from '../sessions/session-cookie.service.ts'
import { setChallengeCookie } from '../two-factor/challenge-cookie.service.ts'
import { getActorOf } from '../users/users.service.ts'
import type { Caller, FinishedLogin } from './finish-login.service.ts'
import { DEVICE_COOKIE, rememberDevice } from './known-devices.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

export interface LoginAnswer {
  readonly two_factor?: true
  readonly bootstrapData?: BootstrapData
}

export const callerOf = (request: FastifyRequest): Caller => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'],
  deviceCookie: request.cookies[DEVICE_COOKIE],
  isLocal: isLocalCall(request),
})

/**
 * What every login answers: the session's cookie with the data of the page as this user, or the challenge's cookie and
 * word that a code has to follow.
 */
export async function answerLogin(
  platform: Needs<'clock' | 'config' | 'features' | ToReadSettings>,
  login: FinishedLogin,
  { isRemembered }: { isRemembered: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<LoginAnswer> {
  if (login.kind === 'twoFactor') {
    setChallengeCookie(reply, platform.config, login.challenge)
    return { two_factor: true }
  }
  setSessionCookie(reply, platform.config, login.token, isRemembered)
  rememberDevice(platform, login.userId, { request, reply })
  return {
    bootstrapData: await assembleBootstrapData(
      platform,
      await getActorOf(platform, login.userId),
      request,
    ),
  }
}
