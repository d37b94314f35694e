import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const productsSettingsPart = defineSettingsPart({
  tab: 'general',
  public: { billing: settingsGroup({ enable: z.boolean().default(false) }) },
  private: {},
  secret: {},
})
