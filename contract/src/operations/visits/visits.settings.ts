import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const visitsSettingsPart = defineSettingsPart({
  tab: 'analytics',
  public: {},
  private: {
    visits: settingsGroup({
      /** Visits, plays, downloads and searches without a result, for the reports. */
      enable: z.boolean().default(true),
      /** In which a trusted proxy says where a visitor is, by two letters: `cf-ipcountry`. */
      country_header: z
        .string()
        .trim()
        .toLowerCase()
        .max(60)
        .regex(/^[a-z\d-]*$/)
        .default(''),
    }),
  },
  secret: {},
})
