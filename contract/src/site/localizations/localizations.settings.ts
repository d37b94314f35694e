import { z } from 'zod'
import { LANGUAGES } from '../../core/lines.ts'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

export const datesSettingsPart = defineSettingsPart({
  tab: 'localization',
  public: {
    dates: settingsGroup({
      default_timezone: z.string().max(64).default('auto'),
      format: z.enum(['numeric', 'short', 'long', 'timestamp', 'time']).default('short'),
    }),
  },
  private: {},
  secret: {},
})

export const localizationsSettingsPart = defineSettingsPart({
  tab: 'localization',
  public: {
    i18n: settingsGroup({
      enable: z.boolean().default(true),
      /** `auto`: the browser's language where there is a localization for it. */
      default_localization: z.enum(['auto', ...LANGUAGES]).default('auto'),
    }),
  },
  private: {},
  secret: {},
})
