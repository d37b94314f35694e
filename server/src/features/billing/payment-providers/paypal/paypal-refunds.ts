import { type Money, moneyFromDecimal } from '@mediatheque/contract/billing/money.ts'
import { z } from 'zod'
import { ProviderError, type ProviderRefund } from '../payment-provider.ts'
import type { PaypalClient } from './paypal-client.ts'
import { links } from './paypal-readers.ts'

/** Of a sale, and of a capture, which has other names for the same. */
const refundAnswer = z.object({
  id: z.string(),
  state: z.string().optional(),
  status: z.string().optional(),
  sale_id: z.string().optional(),
  amount: z.object({
    total: z.string().optional(),
    currency: z.string().optional(),
    value: z.string().optional(),
    currency_code: z.string().optional(),
  }),
  links,
})

/** @returns undefined for one that is not done, or was not */
function readRefund(answer: z.output<typeof refundAnswer>): ProviderRefund | undefined {
  const { id, state, status, amount: told } = answer
  if ((state ?? status ?? '').toLowerCase() !== 'completed') return undefined
  const paymentId = paymentOfRefund(answer)
  const text = told.total ?? told.value
  const currency = told.currency ?? told.currency_code
  if (paymentId === undefined || text === undefined || currency === undefined) return undefined
  // Some are told below nothing.
  const amount = amountOf(text.replace('-', ''), currency)
  if (amount.minor === 0) return undefined
  return { id, paymentId, amount }
}

function amountOf(text: string, currency: string): Money {
  try {
    return moneyFromDecimal(text, currency)
  } catch (error) {
    throw new ProviderError('unclear', `paypal: ${text} ${currency} is no amount`, error)
  }
}

function paymentOfRefund(answer: z.output<typeof refundAnswer>): string | undefined {
  if (answer.sale_id !== undefined) return answer.sale_id
  const up = answer.links.find(({ rel }) => rel === 'up' || rel === 'sale')?.href
  return up?.split('/').at(-1)
}

/** What is paid for a subscription is a sale, which may be known as a capture as well. */
export async function findRefund(
  paypal: PaypalClient,
  id: string,
): Promise<ProviderRefund | undefined> {
  const name = encodeURIComponent(id)
  const found =
    (await paypal.find({ path: `/v1/payments/refund/${name}` }, refundAnswer)) ??
    (await paypal.find({ path: `/v2/payments/refunds/${name}` }, refundAnswer))
  return found && readRefund(found)
}
