import { z } from 'zod'
import { LANGUAGE_CODE, NO_LANGUAGE } from '../../core/language-code.ts'
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
      default_localization: z
        .union([z.literal('auto'), z.string().max(40).regex(LANGUAGE_CODE)], NO_LANGUAGE)
        .meta({ 'x-is-language': true })
        .default('auto'),
    }),
  },
  private: {},
  secret: {},
})
