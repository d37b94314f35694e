import { SOCIAL_SIGN_UP_MINUTES } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'

export const SOCIAL_COOKIE = 'mediatheque_social'

type CookieConfig = Pick<Config, 'baseUrl' | 'basePath'>

/** As the session's cookie, but sent to these calls only. `lax`, since the service sends the visitor back with a link. */
function attributes(config: CookieConfig) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.startsWith('https:'),
    path: `${config.basePath}/secure/auth/social`,
  } as const
}

export function setSocialCookie(reply: FastifyReply, config: CookieConfig, token: string): void {
  void reply.setCookie(SOCIAL_COOKIE, token, {
    ...attributes(config),
    // Its flow may end sooner.
    maxAge: SOCIAL_SIGN_UP_MINUTES * 60,
  })
}

export function clearSocialCookie(reply: FastifyReply, config: CookieConfig): void {
  void reply.clearCookie(SOCIAL_COOKIE, attributes(config))
}
