import { defineFeature } from '../../../platform/feature.ts'
import { SETTINGS_TAG } from '../settings/settings.service.ts'
import { registerAds } from './ads.plugin.ts'
import { listFilledSlots } from './ads.service.ts'

export const feature = defineFeature({
  plugins: [registerAds],
  publicSettings: {
    tags: [SETTINGS_TAG],
    load: async (platform) => ({ ad_slots: await listFilledSlots(platform) }),
  },
})
