import { z } from 'zod'
import { needsConfirmation } from '../settings/needs-confirmation.ts'
import { setByEnvironment } from '../settings/set-by-environment.ts'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

const ORIGIN = /^https?:\/\/([a-z0-9.-]+|\[[\da-f:]+\])(:\d{1,5})?$/

export const siteAddressSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {},
  private: {
    site_address: settingsGroup({
      /** Under which everybody reaches the site; empty: as the environment has it. The path below it is the environment's. */
      origin: z
        .string()
        .trim()
        .toLowerCase()
        .max(260)
        .refine(
          (text) => text === '' || (ORIGIN.test(text) && URL.canParse(text)),
          'Please enter an origin such as https://login.example.org.',
        )
        .default(''),
    })
      .register(setByEnvironment, {
        values: { origin: { variable: 'BASE_URL', read: (text) => new URL(text).origin } },
      })
      .register(needsConfirmation, { fields: ['origin'] }),
  },
  secret: {},
})
