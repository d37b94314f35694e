import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { extraPanelsSchema } from './extra-panels.schemas.ts'

export const usersSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {
    /** Whether the user menu leads to the profile. */
    profile: settingsGroup({ enable: z.boolean().default(true) }),
    /** Panels of the site's own, before all others in the account settings. */
    account_settings: settingsGroup({ extra_panels: extraPanelsSchema }),
  },
  private: {},
  secret: {},
})
