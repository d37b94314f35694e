import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessServices } from './access-services.ts'
import { assembleBootstrapData } from './features/site/bootstrap/bootstrap.service.ts'
import { registerPages } from './platform/pages/pages.ts'
import type { Platform } from './platform/platform.ts'

const PASSED_ON = ['cookie', 'authorization', 'user-agent', 'accept-language', 'x-forwarded-for'] as const

/** Pages on top of the API: each is rendered as its visitor, whose calls go through the API's own doors. */
export async function addPages(app: FastifyInstance, platform: Platform): Promise<void> {
  await registerPages(app, {
    config: platform.config,
    loadContext: async (request) => {
      const actor = await accessServices.resolveActor(platform, request)
      return {
        bootstrap: await assembleBootstrapData(platform, actor, request),
        cookies: request.headers.cookie ?? '',
        now: platform.clock.now().toISOString(),
        call: async (method, path, body) => {
          const response = await app.inject({ method: method as 'GET', url: path, headers: headersOf(request), ...(body !== undefined && { payload: body as object }) })
          return { status: response.statusCode, body: response.json() }
        },
      }
    },
  })
}

function headersOf(request: FastifyRequest): Record<string, string> {
  const kept = PASSED_ON.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]] as const] : []))
  return { ...Object.fromEntries(kept), 'sec-fetch-site': 'same-origin', 'x-request-id': request.id }
}
