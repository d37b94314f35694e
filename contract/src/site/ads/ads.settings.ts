import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'
import { AD_MAX_HEIGHT_PX } from './ad-slots.ts'

const LEAST_HEIGHT_PX = 50
const USUAL_HEIGHT_PX = 90
const MOST_CODE = 20_000

/** HTML with scripts, as advertisers give it out: it runs in a frame of its own, which knows nothing of the site. */
const code = z.string().max(MOST_CODE).meta({ isCode: true }).default('')
const height = z.number().int().min(LEAST_HEIGHT_PX).max(AD_MAX_HEIGHT_PX).default(USUAL_HEIGHT_PX)

/** Not in the bootstrap data: pages only learn which places are filled. */
export const adsSettingsPart = defineSettingsPart({
  tab: 'ads',
  public: {},
  private: {
    ads: settingsGroup({
      disable: z.boolean().default(false),
      general_top: code,
      general_top_height: height,
      general_bottom: code,
      general_bottom_height: height,
      title_top: code,
      title_top_height: height,
      person_top: code,
      person_top_height: height,
      watch_top: code,
      watch_top_height: height,
    }),
  },
  secret: {},
})
