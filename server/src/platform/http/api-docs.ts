import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { permission } from '@mediatheque/contract/core/access.ts'
import { assertAccess } from '../access/check-access.ts'
import type { AccessServices } from './answer-call.ts'
import {
  type DocumentedEndpoint,
  openApiDocument,
  type OpenApiDocument,
} from './openapi-document.ts'
import type { Platform } from '../platform.ts'

const API_ACCESS = permission('api.access')

/** The documentation page, its script, and the document: all three for holders of `api.access`, guests included. */
export function registerApiDocs(
  app: FastifyInstance,
  platform: Platform,
  access: AccessServices,
  documented: readonly DocumentedEndpoint[],
): void {
  const options = {
    config: { door: 'api-docs' },
    preHandler: async (request: FastifyRequest) => {
      request.actor = await access.resolveActor(platform, request)
      assertAccess(API_ACCESS, request.actor)
    },
  }
  const base = platform.config.basePath
  let script: Promise<Buffer> | undefined
  let document: OpenApiDocument | undefined
  app.get(
    '/api-docs/openapi.json',
    options,
    async () => (document ??= openApiDocument(documented, base)),
  )
  app.get(
    '/api-docs/reference.js',
    options,
    async (_request: FastifyRequest, reply: FastifyReply) => {
      script ??= referenceScript()
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'private, max-age=86400')
        .send(await script)
    },
  )
  // The page `/api-docs` guards like any other page, and leads here.
  app.get('/api-docs/reference', options, async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      ).send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API documentation</title></head>
<body><script id="api-reference" data-url="${base}/api-docs/openapi.json" data-configuration='{"withDefaultFonts":false,"telemetry":false,"hideClientButton":true,"agent":{"disabled":true},"mcp":{"disabled":true},"showDeveloperTools":"never"}'></script><script src="${base}/api-docs/reference.js"></script></body></html>`),
  )
}

/**
 * The viewer's script. Its package only offers a plugin, whose routes would have no access rule and no base path,
 * so the plugin is asked for the script once, on a server that never listens.
 */
async function referenceScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const scratch = Fastify()
  await scratch.register(reference, { routePrefix: '/viewer', configuration: { url: '/none' } })
  const { rawPayload } = await scratch.inject('/viewer/js/scalar.js')
  await scratch.close()
  return rawPayload
}
