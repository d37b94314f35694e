import { describe, expect, it } from 'vitest'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { listOfferedGateways, openProvider } from './open-provider.service.ts'

const test = useTestApp()
const offered = async () => listOfferedGateways(await getSettings(test.platform))

describe('providers of payments', () => {
  it('are none until one has its keys, is on, and plans are', async () => {
    expect(await offered()).toEqual([])
    await expect(openProvider(test.platform, 'stripe')).rejects.toMatchObject({
      fault: 'not set up',
    })
    await updateSettings(test.platform, {
      stripe: { is_on: true, address: null },
      stripe_keys: { secret_key: 'sk_test_1', webhook_secret: '' },
      paypal: { is_on: false, is_test: true, address: null },
      paypal_keys: { client_id: 'a', client_secret: 'b', webhook_id: 'c' },
      billing: { enable: true },
    })
    expect(await offered()).toEqual([])
    await updateSettings(test.platform, {
      stripe_keys: { secret_key: 'sk_test_1', webhook_secret: 'whsec_1' },
    })
    expect(await offered()).toEqual(['stripe'])
    // What was sold before is looked after where nobody can buy any more.
    expect((await openProvider(test.platform, 'paypal')).gateway).toBe('paypal')
    await updateSettings(test.platform, { billing: { enable: false } })
    expect(await offered()).toEqual([])
  })

  it('keep their keys to themselves', async () => {
    const admin = await test.as('admin')
    const answer = await admin.call('GET', '/api/v1/settings/subscriptions')
    expect(answer.statusCode, answer.body).toBe(200)
    for (const text of [answer.body, (await test.call('GET', '/api/v1/bootstrap-data')).body]) {
      expect(text).not.toContain('sk_test_1')
      expect(text).not.toContain('whsec_1')
    }
  })
})
