import type { ServerAnswer } from './payment-server.factory.ts'
import type { Thing } from './paypal-periods.factory.ts'

export interface Store {
  readonly events: Thing[]
  readonly answers: Map<string, ServerAnswer>
  readonly tokens: Set<string>
  readonly products: Map<string, Thing>
  readonly plans: Map<string, Thing>
  readonly subscriptions: Map<string, Thing>
  readonly sales: Map<string, Thing>
  readonly refunds: Map<string, Thing>
  readonly disputes: Map<string, Thing>
  made: number
  /** Where members agree. */
  pages: string
}

export function tell(store: Store, type: string, resource: Thing): void {
  store.events.push({
    id: `WH-${++store.made}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: type.startsWith('PAYMENT') ? 'sale' : 'subscription',
    event_type: type,
    resource: structuredClone(resource),
  })
}
