import { LOGIN_CHALLENGE_MINUTES } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'

export const CHALLENGE_COOKIE = 'mediatheque_two_factor'

type CookieConfig = Pick<Config, 'baseUrl' | 'basePath'>

/** As the session's cookie, but sent to the calls of logins only. */
function attributes(config: CookieConfig) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.startsWith('https:'),
    path: `${config.basePath}/auth`,
  } as const
}

export function setChallengeCookie(
  reply: FastifyReply,
  config: CookieConfig,
  challenge: string,
): void {
  void reply.setCookie(CHALLENGE_COOKIE, challenge, {
    ...attributes(config),
    maxAge: LOGIN_CHALLENGE_MINUTES * 60,
  })
}

export function clearChallengeCookie(reply: FastifyReply, config: CookieConfig): void {
  void reply.clearCookie(CHALLENGE_COOKIE, attributes(config))
}
