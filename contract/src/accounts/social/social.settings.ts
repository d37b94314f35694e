import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { standInSchema } from '../../site/settings/stand-in.ts'

const provider = settingsGroup({ enable: z.boolean().default(false) })
const providerSecrets = settingsGroup({
  client_id: z.string().max(300).default(''),
  client_secret: z.string().max(300).default(''),
})

export const socialSettingsPart = defineSettingsPart({
  tab: 'authentication',
  public: {
    social: settingsGroup({
      google: provider,
      facebook: provider,
      twitter: provider,
      envato: provider,
      compact_buttons: z.boolean().default(false),
    }),
  },
  private: {
    social_endpoints: settingsGroup({
      google: standInSchema,
      facebook: standInSchema,
      twitter: standInSchema,
      envato: standInSchema,
    }),
  },
  secret: {
    social_secrets: settingsGroup({
      google: providerSecrets,
      facebook: providerSecrets,
      twitter: providerSecrets,
      envato: providerSecrets,
    }),
  },
})
