import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { type Providers, setUpProviders } from '../payments/payments.factory.ts'

const test = useTestApp()
let providers: Providers
afterAll(() => providers.stop())

const tryOut = async (name: string) => {
  const { call } = await test.as('admin')
  return (await call('POST', '/api/v1/admin/settings/test', { test: name })).json()
}

describe('a provider of payments that is tried out', () => {
  it('is asked nothing without its keys', async () => {
    expect((await tryOut('payments_stripe')).state).toBe('not_set_up')
    expect((await tryOut('payments_paypal')).state).toBe('not_set_up')
  })

  describe('with its keys', () => {
    beforeAll(async () => {
      providers = await setUpProviders(test.platform)
    })

    it.each(['stripe', 'paypal'] as const)(
      'knows them at %s, or does not answer',
      async (gateway) => {
        expect(await tryOut(`payments_${gateway}`)).toMatchObject({ state: 'works', detail: null })
        providers[gateway].failWith = { status: 503 }
        expect((await tryOut(`payments_${gateway}`)).state).toBe('down')
        providers[gateway].failWith = undefined
      },
    )

    it('refuses wrong ones, which are not said', async () => {
      const { stripe_keys, paypal_keys } = await getSettings(test.platform)
      const wrong = 'sk_test_wrong'
      await updateSettings(test.platform, {
        stripe_keys: { ...stripe_keys, secret_key: wrong },
        paypal_keys: { ...paypal_keys, client_secret: wrong },
      })
      for (const name of ['payments_stripe', 'payments_paypal']) {
        const outcome = await tryOut(name)
        expect(outcome.state).toBe('refused')
        expect(JSON.stringify(outcome)).not.toContain(wrong)
      }
      await updateSettings(test.platform, { stripe_keys, paypal_keys })
    })

    it('says so where the webhook is none of its own', async () => {
      const { paypal_keys } = await getSettings(test.platform)
      await updateSettings(test.platform, { paypal_keys: { ...paypal_keys, webhook_id: 'WH-0' } })
      const { state, said } = await tryOut('payments_paypal')
      expect([state, said]).toEqual(['refused', 'PayPal knows the keys, and not the webhook.'])
    })
  })
})
