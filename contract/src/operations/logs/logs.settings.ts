import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const logsSettingsPart = defineSettingsPart({
  tab: 'logging',
  public: {
    /** Whether browsers tell the server what went wrong in them. */
    error_reporting: settingsGroup({ enable: z.boolean().default(false) }),
  },
  private: {},
  secret: {},
})
