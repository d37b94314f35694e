// @vitest-environment happy-dom
import { planRow } from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import { planThereEndpoints } from '@mediatheque/contract/billing/products/providers/plans-there.endpoints.ts'
import type { DifferenceKind } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { PlanThereMark } from './plan-there-mark.tsx'

const terms = { amount: 1.23, currency: 'KWD', interval: 'month', interval_count: 1 } as const
const prices = [1, 2].map((id) => ({ id, ...terms }))
const plan = buildFixture(planRow, { id: 7, name: 'Dinar', prices })

/** @returns what the list says of each provider, with its tone */
async function marksOf(stripe: readonly DifferenceKind[], paypal: readonly DifferenceKind[]) {
  const { show, api } = prepare()
  const differ = (kinds: readonly DifferenceKind[]) =>
    kinds.map((kind) => ({ kind, price: terms, name: null, there: null }))
  const providers = [
    { gateway: 'stripe' as const, differences: differ(stripe), fault: null },
    { gateway: 'paypal' as const, differences: differ(paypal), fault: null },
  ]
  api.answer(planThereEndpoints.comparePlans, { plans: [{ id: 7, providers }] })
  await show(<PlanThereMark plan={plan} ids={[7]} />)
  const button = await screen.findByRole('button')
  return [...button.children].map((chip) => [chip.textContent, chip.getAttribute('data-tone')])
}

it('says where a provider takes some prices, or none: a warning only where nobody can pay', async () => {
  expect(await marksOf([], ['untaken'])).toEqual([
    ['Stripe: as here', 'plain'],
    ['PayPal: in part', 'plain'],
  ])
})

it('warns of a plan that nobody can pay, and of what can be put right', async () => {
  const none = ['untaken', 'untaken'] as const
  expect(await marksOf(none, none)).toEqual([
    ['Stripe: not there', 'warn'],
    ['PayPal: not there', 'warn'],
  ])
})

it('warns of what can be put right beside what cannot', async () => {
  expect(await marksOf(['missing'], ['untaken', 'untaken'])).toEqual([
    ['Stripe: differs', 'warn'],
    ['PayPal: not there', 'plain'],
  ])
})
