import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const linksSettingsPart = defineSettingsPart({
  tab: 'content',
  public: { links: settingsGroup({ allow_unknown_hosts: z.boolean().default(false) }) },
  private: {},
  secret: {},
})
