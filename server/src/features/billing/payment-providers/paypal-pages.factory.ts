import type { ServerAnswer, ServerCall } from './payment-server.factory.ts'
import type { Thing } from './paypal-periods.factory.ts'

/** Where somebody agrees to pay, or to pay another plan. */
export function answerPage(
  subscriptions: ReadonlyMap<string, Thing>,
  hand: { approve(subscriptionId: string): void },
  { path, query, body }: ServerCall,
): ServerAnswer | undefined {
  const subscription = path === '/agree' ? subscriptions.get(query.get('id') ?? '') : undefined
  if (!subscription) return undefined
  if (body === '')
    return {
      body: `<!doctype html><html lang="en"><title>PayPal</title><h1>PayPal</h1>
<form method="post"><button name="act" value="agree">Agree and subscribe</button></form></html>`,
    }
  hand.approve(subscription['id'])
  return { status: 303, location: subscription['return_url'] }
}
