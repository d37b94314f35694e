// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { productsSettingsPart } from '@mediatheque/contract/billing/products/products.settings.ts'
import { paymentsSettingsPart } from '@mediatheque/contract/billing/payments/payments.settings.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { GrantedOnly } from './granted-only.tsx'

async function showTo(permission: string, isHidden: boolean): Promise<string | null> {
  const user = buildFixture(currentUserView, {
    permissions: [{ name: permission, restrictions: [] }],
  })
  await prepare({ bootstrap: { user } }).show(<GrantedOnly isHidden={isHidden} />)
  return screen.queryByRole('link')?.getAttribute('href') ?? null
}

describe('why nobody can pay what stands in the list of plans', () => {
  it('leads to the very setting that says so', async () => {
    expect(await showTo('settings.update', true)).toBe(
      `/admin/settings/${productsSettingsPart.tab}#billing.enable`,
    )
    expect(screen.getByRole('link').textContent).toBe('To the general settings')
  })

  it('leads to where services of payments are set up, while plans are offered', async () => {
    expect(await showTo('settings.update', false)).toBe(
      `/admin/settings/${paymentsSettingsPart.tab}#stripe.is_on`,
    )
  })

  it('leads nobody there who may not change settings', async () => {
    expect(await showTo('plans.update', true)).toBeNull()
  })
})
