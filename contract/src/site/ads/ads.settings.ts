import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

export const adsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: { ads: settingsGroup({ disable: z.boolean().default(true) }) },
  private: {},
  secret: {},
})
