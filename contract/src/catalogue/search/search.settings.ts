import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { AUTOCOMPLETE_LIMIT } from './search.schemas.ts'

export const searchSettingsPart = defineSettingsPart({
  tab: 'search',
  public: {},
  private: {
    search: settingsGroup({
      /** Whether public lists are found besides titles and people. */
      lists: z.boolean().default(true),
      /** What is offered before anything is typed. */
      trending: z.boolean().default(true),
      /** Titles and people that are offered while somebody types. */
      suggestions: wholeNumber({ least: 3, most: 20 }).default(AUTOCOMPLETE_LIMIT),
    }),
  },
  secret: {},
})
