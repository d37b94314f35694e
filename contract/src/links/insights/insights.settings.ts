import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { RECORD_OF_NEWEST } from './insights.constants.ts'

const SHIPPED = 20

export const insightsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    trust: settingsGroup({
      /** After so many contributions that were accepted without a denial, trust is suggested to staff; 0: never. */
      suggest_after: z.number().int().min(0).max(RECORD_OF_NEWEST).default(SHIPPED),
    }),
  },
  secret: {},
})
