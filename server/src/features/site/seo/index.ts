import { defineFeature } from '../../../platform/feature.ts'
import { SETTINGS_TAG } from '../settings/settings.service.ts'
import { listSeoTitles } from './seo.service.ts'

export const feature = defineFeature({
  publicSettings: {
    tags: [SETTINGS_TAG],
    load: async (platform) => ({ seo_titles: await listSeoTitles(platform) }),
  },
})
