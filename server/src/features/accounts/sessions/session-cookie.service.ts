import { REMEMBERED_SESSION_DAYS } from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'

export const SESSION_COOKIE = 'mediatheque_session'

type CookieConfig = Pick<Config, 'baseUrl' | 'basePath'>

/** Out of reach of scripts, not sent by other sites, and over HTTPS only where the site is served over it. */
export function cookieAttributes(config: CookieConfig) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.baseUrl.startsWith('https:'),
    path: config.basePath || '/',
  } as const
}

export function setSessionCookie(
  reply: FastifyReply,
  config: CookieConfig,
  token: string,
  isRemembered: boolean,
): void {
  const lifetime = isRemembered ? { maxAge: REMEMBERED_SESSION_DAYS * 24 * 3_600 } : {}
  void reply.setCookie(SESSION_COOKIE, token, { ...cookieAttributes(config), ...lifetime })
}

export function clearSessionCookie(reply: FastifyReply, config: CookieConfig): void {
  void reply.clearCookie(SESSION_COOKIE, cookieAttributes(config))
}
