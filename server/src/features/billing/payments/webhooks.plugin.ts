import { endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressBlock } from '../../../platform/http/address-block.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readRawBody } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createMinuteLimit } from '../../../platform/throttles/minute-limit.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  GATEWAYS,
  ProviderError,
  WebhookRefused,
} from '../payment-providers/open-provider.service.ts'
import { receiveWebhook } from './webhooks.service.ts'

const MOST_BYTES = 1024 * 1024
/** Far more than a provider sends; whoever sends more keeps us from asking the provider about each. */
const PER_MINUTE = 1_200
const MOST_SENDERS = 2_000

type ToReceive = Needs<'jobs' | 'log' | 'clock' | ToReadSettings>

/** Where providers of payments say that something happened. No cookie and no token: their signature is who they are. */
export function registerWebhooks(app: FastifyInstance, platform: ToReceive): void {
  const limit = createMinuteLimit({ perMinute: PER_MINUTE, mostCallers: MOST_SENDERS })
  for (const gateway of GATEWAYS)
    app.route({
      method: 'POST',
      url: endpointUrl(`billing/webhooks/${gateway}`),
      config: { door: 'webhook', takesBody: true },
      handler: async (request: FastifyRequest, reply) => {
        const wait = limit.count(addressBlock(request.ip), platform.clock.now().getTime())
        if (wait > 0)
          throw new AppError('tooManyRequests', { details: { retryAfterSeconds: wait } })
        const body = await readRawBody(app.bodyReading, request, MOST_BYTES)
        try {
          await receiveWebhook(platform, gateway, { body, headers: request.headers })
        } catch (error) {
          throw refusalOf(error)
        }
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    })
}

function refusalOf(error: unknown): unknown {
  if (error instanceof WebhookRefused) return new AppError('badRequest', { cause: error })
  if (!(error instanceof ProviderError)) return error
  if (error.fault === 'not set up') return new AppError('notFound', { cause: error })
  // It sends it again.
  return new AppError('unavailable', { cause: error })
}
