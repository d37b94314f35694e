import type { ServerAnswer, ServerCall } from './payment-server.factory.ts'
import { recover } from './stripe-invoices.factory.ts'
import type { Store, Thing } from './stripe-store.factory.ts'

interface Hand {
  pay(sessionId: string): string
  enterCard(sessionId: string): void
}

const page = (
  title: string,
  text: string,
  acts: Readonly<Record<string, string>>,
): ServerAnswer => ({
  body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p>
<form method="post">${Object.entries(acts)
    .map(([act, label]) => `<button name="act" value="${act}">${label}</button>`)
    .join('')}</form></html>`,
})
const leadTo = (location: string): ServerAnswer => ({ status: 303, location })

/** What members see of Stripe: the page of a checkout, with a bank that may ask, and that of an invoice. */
export function answerStripePage(
  store: Store,
  hand: Hand,
  { path, body }: ServerCall,
): ServerAnswer | undefined {
  const [, kind, id = ''] = path.split('/')
  const act = new URLSearchParams(body).get('act')
  if (kind === 'pay') {
    const session = store.of('checkout.session').get(id)
    return session && answerCheckout(session, act, hand)
  }
  const invoice = kind === 'invoice' ? store.of('invoice').get(id) : undefined
  return invoice && answerInvoice(store, invoice, act)
}

function answerCheckout(session: Thing, act: string | null, hand: Hand): ServerAnswer {
  const id = session['id']
  const isSetup = session['mode'] === 'setup'
  const done = () => leadTo(session['success_url'].replace('{CHECKOUT_SESSION_ID}', id))
  const acts = { ask: isSetup ? 'Save card' : 'Pay', decline: 'Pay with a bad card', back: 'Back' }
  if (act === 'back') return leadTo(session['cancel_url'])
  if (act === 'ask')
    return page('Your bank asks', 'Is it you who pays?', {
      agree: 'It is me',
      decline: 'It is not',
    })
  if (act === 'decline') return page('Stripe', 'Your card was declined.', acts)
  if (act !== 'agree') return page('Stripe', 'Pay here.', acts)
  if (isSetup) hand.enterCard(id)
  else hand.pay(id)
  return done()
}

/** Somebody pays here what their bank did not let through before, and what waited for it becomes so. */
function answerInvoice(store: Store, invoice: Thing, act: string | null): ServerAnswer {
  if (act !== 'agree') return page('Invoice', 'It waits to be paid.', { agree: 'Pay invoice' })
  const subscription = store
    .of('subscription')
    .get(invoice['parent'].subscription_details.subscription)!
  const [item] = Object.values(
    (subscription['pending_update']?.subscription_items ?? {}) as Record<string, Thing>,
  )
  if (item) subscription['items'].data[0].price = store.of('price').get(item['price'])
  subscription['pending_update'] = null
  recover(store, subscription)
  return page('Invoice', 'It is paid.', {})
}
