import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const watchSettingsPart = defineSettingsPart({
  tab: 'videos',
  public: {
    next_episode: settingsGroup({
      /** Whether the next episode begins by itself. It is offered either way. */
      by_itself: z.boolean().default(true),
      seconds: wholeNumber({ least: 3, most: 60 }).default(10),
    }),
  },
  private: {
    /** Which other sources a watch page offers; the one that was asked for is there always. */
    watch_sources: settingsGroup({
      /** Players of other sites, in a frame. */
      embeds: z.boolean().default(true),
      /** What leads away to other sites. */
      outside: z.boolean().default(true),
    }),
  },
  secret: {},
})
