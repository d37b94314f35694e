import { z } from 'zod'
import { line, text, token } from '../../core/input.ts'
import { placesOfSecrets } from '../../site/settings/secret-places.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { standInSchema } from '../../site/settings/stand-in.ts'

const key = token({ max: 500 }).default('')

/** Where plans can be paid. A provider is set up when it is on and its keys are there; without one, plans are granted. */
export const paymentsSettingsPart = defineSettingsPart({
  tab: 'subscriptions',
  public: {},
  private: {
    stripe: settingsGroup({ is_on: z.boolean().default(false), address: standInSchema }).register(
      placesOfSecrets,
      { secret: 'stripe_keys', fields: ['address'] },
    ),
    paypal: settingsGroup({
      is_on: z.boolean().default(false),
      /** Its sandbox, where nobody pays. What Stripe does is said by its key. */
      is_test: z.boolean().default(false),
      address: standInSchema,
    }).register(placesOfSecrets, { secret: 'paypal_keys', fields: ['address'] }),
    payments: settingsGroup({
      /** Days in which rights still hold after a payment failed. */
      grace_days: z.number().int().min(0).max(60).default(7),
    }),
    /** Who sells, as invoices say it. */
    invoices: settingsGroup({
      /** Name and address; without it the name of the site. */
      seller: text({ max: 600 }).default(''),
      tax_number: line({ max: 60 }).default(''),
      note: text({ max: 600 }).default(''),
    }),
  },
  secret: {
    stripe_keys: settingsGroup({ secret_key: key, webhook_secret: key }),
    paypal_keys: settingsGroup({ client_id: key, client_secret: key, webhook_id: key }),
  },
})
