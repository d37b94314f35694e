import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { setByEnvironment } from '../../site/settings/set-by-environment.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const cachesSettingsPart = defineSettingsPart({
  tab: 'cache',
  public: {},
  private: {
    kept_pages: settingsGroup({
      /** Whether guests share what was drawn for another. What changes is drawn anew at once either way. */
      enable: z.boolean().default(true),
      /** How long a page is handed out before it is drawn anew behind the answer. */
      seconds: wholeNumber({ least: 1, most: 300 }).default(30),
    }),
    kept_pictures: settingsGroup({
      /** What resized pictures may take of the data directory. */
      megabytes: wholeNumber({ least: 10, most: 1_000_000 }).default(2_048),
    }).register(setByEnvironment, {
      values: { megabytes: { variable: 'IMAGE_CACHE_MB', read: Number } },
    }),
  },
  secret: {},
})
