import { afterAll, beforeAll } from 'vitest'
import type { useTestApp } from '../../test-app.ts'
import type { Gateway } from '../payment-providers/open-provider.service.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, webhookTo, workOff } from './payments.factory.ts'

/** Members who pay for a plan of ten euros a month, and what they and their provider see of it. For a whole test file. */
export function usePaidMembers(test: ReturnType<typeof useTestApp>) {
  let providers: Providers
  beforeAll(async () => {
    providers = await setUpProviders(test.platform)
  })
  afterAll(() => providers.stop())
  return {
    subscribe: async (gateway: Gateway) => {
      const member = await test.as('member')
      const plan = await buildPlan(test.platform.db, { prices: [{ amount_minor: 10_00 }] })
      const { id } = await buy(test.platform, providers, {
        userId: member.id,
        gateway,
        priceId: plan.prices[0]!.id,
      })
      const hand = providers[gateway]
      /** Sends all that was told so far, once more, and works on it. */
      const tell = async (events = hand.events) => {
        for (const event of events) await test.app.inject(webhookTo(gateway, hand.sign(event)))
        await workOff(test.platform)
      }
      await tell()
      const readInvoice = async () =>
        (await member.call('GET', '/api/v1/billing/invoices')).json().pagination.data[0]
      const holdsPlan = async (): Promise<boolean> =>
        (await member.call('GET', '/api/v1/bootstrap-data'))
          .json()
          .user.subscriptions.some(({ valid }: { valid: boolean }) => valid)
      return { member, id, hand, tell, readInvoice, holdsPlan }
    },
  }
}
