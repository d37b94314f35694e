import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const accessTokensSettingsPart = defineSettingsPart({
  tab: 'general',
  public: { api: settingsGroup({ integrated: z.boolean().default(true) }) },
  private: {},
  secret: {},
})
