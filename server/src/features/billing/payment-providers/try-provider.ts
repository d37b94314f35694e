import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { ProviderFault } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { type Gateway, GATEWAYS, openProvider, ProviderError } from './open-provider.service.ts'

type Outcome = Awaited<ReturnType<ConnectionTest['run']>>

/** Shows a provider of payments the keys of this site. Nothing is paid, and nothing is made there. */
const testOf = (gateway: Gateway): ConnectionTest => ({
  name: `payments_${gateway}`,
  run: async (platform, { t }) => {
    const values = { service: GATEWAY_NAMES[gateway] }
    try {
      const provider = await openProvider(platform, gateway)
      await provider.tryOut()
      return {
        state: 'works',
        said: t(':service knows this site and its key.', values),
        detail: null,
      }
    } catch (error) {
      const fault = error instanceof ProviderError ? error.fault : 'unclear'
      if (fault !== 'not set up')
        platform.log.warn({ err: error, gateway }, 'a provider of payments did not pass a test')
      return outcomeOf(fault, t, values)
    }
  },
})

function outcomeOf(fault: ProviderFault, t: TranslateLine, values: { service: string }): Outcome {
  const outcome = (state: Outcome['state'], said: string) => ({ state, said, detail: null })
  switch (fault) {
    case 'not set up':
      return outcome('not_set_up', t(':service is offered when all its keys are here.', values))
    case 'key refused':
      return outcome('refused', t(':service does not know this site, or refuses its key.', values))
    case 'refused':
      return outcome('refused', t(':service knows the keys, and not the webhook.', values))
    default:
      return outcome('down', t(':service does not answer as it should.', values))
  }
}

export const paymentTests = GATEWAYS.map(testOf)
