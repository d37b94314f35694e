import { COOKIE_DAYS, WORKSPACE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config/config.ts'

/** Read by the pages too, which name the workspace in their calls. It grants nothing: membership is asked for each time. */
export function setWorkspaceCookie(
  reply: FastifyReply,
  config: Pick<Config, 'baseUrl' | 'basePath'>,
  workspaceId: number,
): void {
  void reply.setCookie(WORKSPACE_COOKIE, String(workspaceId), {
    sameSite: 'lax',
    secure: config.baseUrl.startsWith('https:'),
    path: config.basePath || '/',
    maxAge: COOKIE_DAYS * 24 * 3_600,
  })
}
