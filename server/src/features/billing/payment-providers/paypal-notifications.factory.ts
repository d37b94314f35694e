import { createHmac } from 'node:crypto'
import type { ServerAnswer, ServerCall } from './payment-server.factory.ts'
import type { Thing } from './paypal-periods.factory.ts'
import { failure } from './paypal-plans.factory.ts'
import type { Store } from './paypal-store.factory.ts'

export const PAYPAL_TEST_WEBHOOK = 'WH-LOCAL'
const SIGNING_KEY = 'only this server knows it'

export function answerNotifications(store: Store, { path, body, query }: ServerCall): ServerAnswer {
  if (path.endsWith('/webhooks-events')) {
    const since = Date.parse(query.get('start_time') ?? '')
    const events = store.events.filter(({ create_time }) => Date.parse(create_time) >= since)
    const from = Number(query.get('from') ?? 0)
    const to = from + Number(query.get('page_size') ?? 10)
    const more = new URLSearchParams([...query].filter(([name]) => name !== 'from'))
    more.set('from', String(to))
    const next = { rel: 'next', href: `https://api.paypal.example${path}?${more}` }
    const page = events.toReversed().slice(from, to)
    return { body: { events: page, count: page.length, links: to < events.length ? [next] : [] } }
  }
  const [, named] = /\/webhooks\/([^/]+)$/.exec(path) ?? []
  if (named !== undefined)
    return named === PAYPAL_TEST_WEBHOOK
      ? { body: { id: named } }
      : failure(404, 'INVALID_RESOURCE_ID')
  // The event as it stands in the call, byte by byte: that is what was signed.
  const raw = /"webhook_event":(.*)\}$/s.exec(body)?.[1] ?? ''
  const proofs = JSON.parse(body) as Thing
  const isSent =
    proofs['webhook_id'] === PAYPAL_TEST_WEBHOOK &&
    proofs['transmission_sig'] === signatureOf(proofs, raw)
  return { body: { verification_status: isSent ? 'SUCCESS' : 'FAILURE' } }
}

export const signatureOf = ({ transmission_id, transmission_time }: Thing, raw: string): string =>
  createHmac('sha256', SIGNING_KEY)
    .update([transmission_id, transmission_time, PAYPAL_TEST_WEBHOOK, raw].join('|'))
    .digest('base64')
