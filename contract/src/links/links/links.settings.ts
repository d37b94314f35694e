import { z } from 'zod'
import { url } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const linksSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {
    links: settingsGroup({
      allow_unknown_hosts: z.boolean().default(false),
      /** Of the page that tells contributors what is expected of them; empty: there is none. */
      rules_url: z.union([z.literal(''), url()]).default(''),
    }),
  },
  private: {},
  secret: {},
})
