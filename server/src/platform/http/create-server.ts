import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { traceCalls } from '../tracing/trace-calls.ts'
import { clientNetwork } from '../log/client-network.ts'
import type { Platform } from '../platform.ts'
import { ownBodies } from './bodies/body-reading.ts'
import { refuseCrossSiteWrites } from './cross-site.ts'
import { endConnections } from './end-connections.ts'
import { handleErrors, refuseAddress } from './error-handler.ts'
import { addSafetyHeaders } from './safety-headers.ts'
import { connectionOptions, limitConnections, OpenAnswers } from './limit-connections.ts'
import { refuseUnboundRoutes } from './plain-routes.ts'
import { refuseInOwnWords, unreadRefuser } from './refuse-unread.ts'
import { noticeUnnamedProxy } from './unnamed-proxy.ts'

const COMPRESSED_FROM_BYTES = 1_024
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/**
 * Fastify with what every route of ours shares: request ids, bodies, cookies, the error handler, the cross-site check,
 * and the hook that refuses routes without an access rule. Paths arrive without the base path.
 */
export async function createServer(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform
  const answers = new OpenAnswers()
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Only a proxy that the configuration names may say who its visitor is: addresses decide about throttles.
    trustProxy: [...config.trustedProxies],
    exposeHeadRoutes: true,
    frameworkErrors: (error, _request, reply) => refuseAddress(reply, config, error),
    clientErrorHandler: unreadRefuser(config, answers),
    ...connectionOptions(config.httpLimits),
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    rewriteUrl: (request) => stripBasePath(withoutOrigin(request.url ?? '/'), config.basePath),
  }) as unknown as FastifyInstance
  traceCalls(app)
  // Before whatever may refuse a call: what it answers says the same.
  addSafetyHeaders(app, config)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  noticeUnnamedProxy(app, config)
  limitConnections(app, config.httpLimits, answers)
  endConnections(app, config.httpLimits, answers)
  ownBodies(app, config)
  app.decorateRequest('actor', null)
  refuseInOwnWords(app)
  refuseUnboundRoutes(app)
  handleErrors(app, { isDevelopment: config.isDevelopment })
  refuseCrossSiteWrites(app, () => [new URL(config.baseUrl).origin])
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        client: clientNetwork(request.ip),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
  await app.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip'],
    // Level 4 takes a millisecond or two for a page; the default takes fifty.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(cookie)
  return app
}

/** Any client may name the whole address, as it would to a proxy (RFC 9112, 3.2.2). */
function withoutOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?]*/i.exec(url)?.[0]
  if (origin === undefined) return url
  const path = url.slice(origin.length)
  return path.startsWith('/') ? path : `/${path}`
}

function stripBasePath(url: string, basePath: string): string {
  if (
    !basePath ||
    !(url === basePath || url.startsWith(`${basePath}/`) || url.startsWith(`${basePath}?`))
  )
    return url
  const rest = url.slice(basePath.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
