import type { ServerAnswer } from './payment-server.factory.ts'
import { begin, cancel } from './paypal-payments.factory.ts'
import type { Thing } from './paypal-periods.factory.ts'
import { failure } from './paypal-plans.factory.ts'
import type { Store } from './paypal-store.factory.ts'

export function answerSubscription(
  store: Store,
  { id, act, form, method }: { id: string; act: string | undefined; form: Thing; method: string },
): ServerAnswer {
  if (id === '') return createSubscription(store, form)
  const subscription = store.subscriptions.get(id)
  if (!subscription) return failure(404, 'RESOURCE_NOT_FOUND')
  if (method === 'GET' && act === 'transactions')
    return {
      body: {
        transactions: [...store.sales.values()]
          .filter((sale) => sale['subscription'] === id)
          .map(({ subscription: _of, ...transaction }) => transaction),
      },
    }
  if (method === 'GET') return { body: subscription }
  if (act === 'cancel') {
    if (!form['reason']) return failure(400, 'INVALID_REQUEST')
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription['status']))
      return failure(422, 'SUBSCRIPTION_STATUS_INVALID')
    cancel(store, subscription, form['reason'])
    return { status: 204 }
  }
  if (act === 'activate') {
    if (subscription['status'] !== 'APPROVED') return failure(422, 'SUBSCRIPTION_STATUS_INVALID')
    begin(store, subscription)
    return { status: 204 }
  }
  if (act === 'revise') {
    const [had, wanted] = [
      store.plans.get(subscription['plan_id']),
      store.plans.get(form['plan_id']),
    ]
    if (!wanted) return failure(404, 'RESOURCE_NOT_FOUND')
    // “You can upgrade or downgrade to subscription plans under the same product.”
    if (wanted['product_id'] !== had!['product_id'] || wanted['status'] !== 'ACTIVE')
      return failure(422, 'UNPROCESSABLE_ENTITY')
    subscription['revised_plan'] = form['plan_id']
    subscription['return_url'] = form['application_context']?.return_url
    return { body: { plan_id: form['plan_id'], links: linksOf(store, id) } }
  }
  return failure(404, 'RESOURCE_NOT_FOUND')
}

const linksOf = ({ pages }: Store, id: string) => [{ rel: 'approve', href: `${pages}?id=${id}` }]

function createSubscription(store: Store, form: Thing): ServerAnswer {
  const plan = store.plans.get(form['plan_id'])
  if (!plan || plan['status'] !== 'ACTIVE') return failure(422, 'PLAN_STATUS_INVALID')
  const override = (form['plan']?.billing_cycles ?? []) as Thing[]
  const isKnown = ({ sequence, pricing_scheme }: Thing) =>
    plan['billing_cycles'].some((cycle: Thing) => cycle['sequence'] === sequence) &&
    Number(pricing_scheme.fixed_price.value) > 0
  if (!override.every(isKnown)) return failure(422, 'INVALID_BILLING_CYCLES')
  const id = `I-${++store.made}`
  const subscription: Thing = {
    id,
    status: 'APPROVAL_PENDING',
    plan_id: form['plan_id'],
    plan_overridden: override.length > 0,
    override,
    custom_id: form['custom_id'],
    start_time: form['start_time'] ?? new Date().toISOString(),
    create_time: new Date().toISOString(),
    return_url: form['application_context']?.return_url,
    user_action: form['application_context']?.user_action,
  }
  store.subscriptions.set(id, subscription)
  return { status: 201, body: { ...subscription, links: linksOf(store, id) } }
}
