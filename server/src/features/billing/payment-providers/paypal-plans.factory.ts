import type { ServerAnswer } from './payment-server.factory.ts'
import type { Thing } from './paypal-periods.factory.ts'

interface Store {
  readonly products: ReadonlyMap<string, Thing>
  readonly plans: Map<string, Thing>
  made: number
}

export const failure = (status: number, name: string): ServerAnswer => ({
  status,
  body: { name, message: name, debug_id: 'local' },
})

export function answerPlan(
  store: Store,
  { id, act, form, method }: { id: string; act: string | undefined; form: Thing; method: string },
): ServerAnswer {
  if (id === '') {
    if (!store.products.has(form['product_id'])) return failure(404, 'RESOURCE_NOT_FOUND')
    const plan = { ...form, id: `P-${++store.made}`, status: 'ACTIVE' }
    store.plans.set(plan.id, plan)
    return { status: 201, body: plan }
  }
  const plan = store.plans.get(id)
  if (!plan) return failure(404, 'RESOURCE_NOT_FOUND')
  if (method === 'GET') return { body: plan }
  if (act === 'deactivate') plan['status'] = 'INACTIVE'
  if (act === 'activate') plan['status'] = 'ACTIVE'
  if (method !== 'PATCH') return { status: 204 }
  // “For an INACTIVE plan, you can make only status updates.”
  if (plan['status'] !== 'ACTIVE') return failure(422, 'UNPROCESSABLE_ENTITY')
  for (const { op, path, value } of form as Thing[]) {
    if (op !== 'replace' || path !== '/name') return failure(400, 'INVALID_REQUEST')
    plan['name'] = value
  }
  return { status: 204 }
}
