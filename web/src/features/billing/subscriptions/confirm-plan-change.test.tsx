// @vitest-environment happy-dom
import { subscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { ConfirmPlanChange } from './confirm-plan-change.tsx'

async function showTo(plan: { active: boolean; ends_at: string | null }) {
  const { show, api } = prepare()
  const subscription = buildFixture(subscriptionView, {
    granted: true,
    gateway: null,
    current_period_end: '2026-12-29T10:00:00Z',
    ...plan,
  })
  await show(<ConfirmPlanChange subscription={subscription} priceId={3} />)
  expect(api.calls).toEqual([])
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('lets who has a granted plan end it first', async () => {
  expect(await showTo({ active: true, ends_at: null })).toEqual(['/billing/cancel', '/billing'])
})

it('says when a plan ends that ends by itself, such as a gift, in place of a way to cancel it', async () => {
  expect(await showTo({ active: false, ends_at: '2026-12-29T10:00:00Z' })).toEqual(['/billing'])
  expect(screen.getByText(/ends on December 29, 2026/)).toBeDefined()
})
