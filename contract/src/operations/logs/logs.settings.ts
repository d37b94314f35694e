import { z } from 'zod'
import { setByEnvironment } from '../../site/settings/set-by-environment.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

/** From all to nothing. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export const logsSettingsPart = defineSettingsPart({
  tab: 'logging',
  public: {
    /** Whether browsers tell the server what went wrong in them. */
    error_reporting: settingsGroup({ enable: z.boolean().default(false) }),
  },
  private: {
    logging: settingsGroup({
      /** What is not written at all is less severe than that. */
      level: z.enum(LOG_LEVELS).default('info'),
    }).register(setByEnvironment, {
      values: { level: { variable: 'LOG_LEVEL', read: String } },
    }),
  },
  secret: {},
})
