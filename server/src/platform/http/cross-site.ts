import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Beside `SameSite=Lax`: a write that rides on a cookie must say that it comes from our own pages. Browsers send
 * `Sec-Fetch-Site` or `Origin` with every write; a call with neither passes only when it carries no cookie.
 */
export function refuseCrossSiteWrites(
  app: FastifyInstance,
  ownOrigins: () => readonly string[],
): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isSameSite(request, ownOrigins())) {
      throw new AppError('forbidden', { message: 'This call did not come from this site.' })
    }
  })
}

export function isSameSite(request: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': fetchSite, authorization, cookie } = request.headers
  if (authorization?.startsWith('Bearer ') && !cookie) return true
  if (typeof fetchSite === 'string') return fetchSite === 'same-origin' || fetchSite === 'none'
  if (origin) return ownOrigins.includes(origin) || hostOf(origin) === request.headers.host
  return !cookie
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
