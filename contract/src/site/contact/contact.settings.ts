import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

export const contactSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {},
  private: {
    contact: settingsGroup({
      /** Who is also told by mail what visitors write; null: it is read in the administration alone. */
      recipient: z.email().max(254).nullable().default(null),
    }),
  },
  secret: {},
})
