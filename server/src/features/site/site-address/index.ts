import { defineFeature } from '../../../platform/feature.ts'
import { SETTINGS_TAG } from '../settings/settings.service.ts'

export const feature = defineFeature({
  followSettings: ({ cache, config, log }, { site_address: { origin } }) => {
    // The environment goes first.
    const isOfSettings = config.variables['BASE_URL'] === undefined && origin !== ''
    const baseUrl = isOfSettings ? origin + config.basePath : config.shippedBaseUrl
    if (baseUrl === config.baseUrl) return
    config.baseUrl = baseUrl
    // What was made meanwhile still has the former address in it.
    cache.invalidate([SETTINGS_TAG]).catch((error: unknown) => log.error({ err: error }))
  },
})
