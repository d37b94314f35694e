import Stripe from 'stripe'
import { callOutside } from '../../../../platform/outbound/call-outside.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { ProviderError } from '../payment-provider.ts'

/** The version that the shapes here are read by, whatever the account is set to. */
const API_VERSION = '2026-10-28.endive'
const ORIGIN = 'https://api.stripe.com'
const WHOLE_MS = 20_000
const MOST_BYTES = 4 * 1024 * 1024
const METHODS = ['GET', 'POST', 'DELETE'] as const

export interface StripeSetup {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Named by whoever runs the site: it stands in for Stripe, and may be on their own network. */
  readonly standIn: string | null
}

/** Stripe's own library, which reaches the outside by the one way out of the house. */
export function createStripeClient(platform: Needs<'log'>, setup: StripeSetup): Stripe {
  const { protocol, hostname, port } = new URL(setup.standIn ?? ORIGIN)
  return new Stripe(setup.secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: WHOLE_MS,
    httpClient: Stripe.createFetchHttpClient(callerFor(platform, setup.standIn)),
  })
}

const callerFor =
  (platform: Needs<'log'>, standIn: string | null): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const url = String(input)
    const method = METHODS.find((name) => name === init.method) ?? 'GET'
    const answer = await callOutside(platform, {
      purpose: 'payments by stripe',
      url,
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && init.body !== '' && { body: init.body }),
      allow: (address) =>
        address.origin === new URL(standIn ?? ORIGIN).origin
          ? { url: address, isInside: standIn !== null }
          : undefined,
      mostBytes: MOST_BYTES,
      wholeMs: WHOLE_MS,
    })
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || /^(content-encoding|content-length|transfer-encoding)$/.test(name)
        ? []
        : [[name, String(value)] as [string, string]],
    )
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: kept })
  }

/** Does something at Stripe, and says what went wrong in the words of the port. */
export async function askStripe<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new ProviderError(faultOf(error), `stripe: ${error.message}`, error)
  }
}

/** The same, where what is not there is an answer too. */
export async function findAtStripe<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await askStripe(work)
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing')
      return undefined
    throw error
  }
}

function faultOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  const { errors } = Stripe
  if (error instanceof errors.StripeAuthenticationError) return 'key refused'
  if (error instanceof errors.StripePermissionError) return 'key refused'
  if (error instanceof errors.StripeCardError) return 'refused'
  if (error instanceof errors.StripeInvalidRequestError) return 'refused'
  if (error instanceof errors.StripeConnectionError) return 'unreachable'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'unclear' : 'unreachable'
}
