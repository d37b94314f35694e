import { afterAll, beforeAll } from 'vitest'
import type { useTestApp } from '../../test-app.ts'
import type { Gateway } from '../payment-providers/open-provider.service.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { deleteCheckoutsBefore } from './checkouts.repository.ts'
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
      /** Deletes the account, and forgets the checkouts as they are forgotten after some days. */
      const leave = async () => {
        const { db } = test.platform
        await db
          .updateTable('sessions')
          .set({ password_confirmed_at: new Date() })
          .where('user_id', '=', member.id)
          .execute()
        const path = `/api/v1/users/${member.id}`
        const gone = await member.call('DELETE', path, { deleteCurrentUser: true })
        if (gone.statusCode !== 200) throw new Error(gone.body)
        await workOff(test.platform)
        await deleteCheckoutsBefore(db, new Date(Date.now() + 1_000))
      }
      return { member, id, hand, tell, readInvoice, holdsPlan, leave }
    },
  }
}
