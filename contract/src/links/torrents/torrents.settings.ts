import { z } from 'zod'
import { url } from '../../core/input.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const torrentsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    torrents: settingsGroup({
      /** Where members announce themselves, as `{tracker}/announce/{passkey}`; empty: torrents keep their own trackers. */
      tracker_url: z.union([z.literal(''), url()]).default(''),
    }),
  },
  secret: {},
})
