import { secondsNow, type ServerAnswer } from './payment-server.factory.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the documented shapes are written out below, and read by Stripe's own types elsewhere
export type Thing = Record<string, any>

export const STRIPE_TEST_KEY = 'sk_test_local'
export const LENGTHS: Readonly<Record<string, number>> = {
  day: 86_400,
  month: 30 * 86_400,
  year: 365 * 86_400,
}

export interface Hand {
  declines: boolean
  /** Half of the smallest unit is not taken off. */
  roundsDown: boolean
}

export interface Store {
  readonly events: Thing[]
  readonly idempotent: Map<string, Thing>
  of(kind: string): Map<string, Thing>
  make(kind: string, prefix: string, values: Thing): Thing
  tell(type: string, object: Thing): void
  hand: Hand
  /** Where its pages lie. */
  pages: { checkout: string; invoice: string }
}

export function createStore(): Store {
  const kinds = new Map<string, Map<string, Thing>>()
  let made = 0
  const events: Thing[] = []
  const of = (kind: string) => {
    const known = kinds.get(kind) ?? new Map<string, Thing>()
    kinds.set(kind, known)
    return known
  }
  return {
    events,
    idempotent: new Map(),
    of,
    hand: { declines: false, roundsDown: false },
    pages: {
      checkout: 'https://checkout.stripe.example/pay/',
      invoice: 'https://invoice.stripe.example/invoice/',
    },
    make: (kind, prefix, values) => {
      made += 1
      const thing: Thing = {
        id: `${prefix}_${made}`,
        object: kind,
        created: secondsNow(),
        livemode: false,
        metadata: {},
        ...values,
      }
      of(kind).set(thing.id, thing)
      return thing
    },
    tell: (type, object) => {
      made += 1
      events.push({
        id: `evt_${made}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: secondsNow(),
        type,
        data: { object: structuredClone(object) },
      })
    },
  }
}

export const failure = (status: number, error: Thing): ServerAnswer => ({ status, body: { error } })
export const missing = (id: string) =>
  failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${id}`,
  })
export const list = (data: Thing[]): Thing => ({ object: 'list', data, has_more: false, url: '/' })
