import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

const HALF_A_YEAR_SECONDS = 15_552_000
/** An answer of the API that is opened as a page shows text and does nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer says, whoever makes it; pages and files say more, or otherwise. */
export function safetyHeaders({ baseUrl }: Pick<Config, 'baseUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(baseUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HALF_A_YEAR_SECONDS}`,
    }),
  }
}

export function addSafetyHeaders(app: FastifyInstance, config: Pick<Config, 'baseUrl'>): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(safetyHeaders(config)))
  app.addHook('onSend', async (_request, reply) => {
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (isData && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', DATA_POLICY)
  })
}
