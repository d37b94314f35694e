import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '../../accounts/sessions/session-cookie.service.ts'
import { isSessionToken } from '../../accounts/sessions/sessions.service.ts'
import { readReferrer } from './read-referrer.ts'
import { callerOf, noteVisit, type ToCount, writeNoted } from './visits.service.ts'

/** Counts documents once they are answered, those among them that are kept for all guests. */
export function countDocuments(app: FastifyInstance, platform: ToCount): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!isDocument(request, reply)) return
    const ownHost = new URL(platform.config.baseUrl).host
    const [path = '/'] = request.url.split('?', 1)
    noteVisit(platform, callerOf(request), {
      path,
      referrer: readReferrer(request.headers.referer, [ownHost, request.host]),
      isMember: isSessionToken(platform, request.cookies[SESSION_COOKIE] ?? ''),
    })
  })
  app.addHook('onClose', () => writeNoted(platform))
}

/** A page that somebody looks at; browsers say what they fetch it for. */
function isDocument(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const use = request.headers['sec-fetch-dest']
  return (
    request.routeOptions.config?.door === 'page' &&
    request.method === 'GET' &&
    (statusCode === 200 || statusCode === 304) &&
    (use === undefined || use === 'document')
  )
}
