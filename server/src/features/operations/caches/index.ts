import { defineFeature } from '../../../platform/feature.ts'
import { cacheRoutes } from './caches.routes.ts'

const BYTES_PER_MB = 1024 * 1024
const MS_PER_SECOND = 1_000

export const feature = defineFeature({
  routes: cacheRoutes,
  followSettings: ({ config }, { kept_pages, kept_pictures }) => {
    config.guestPagesMs = kept_pages.enable ? kept_pages.seconds * MS_PER_SECOND : 0
    // The environment goes first.
    if (config.variables['IMAGE_CACHE_MB'] === undefined)
      config.imageCacheBytes = kept_pictures.megabytes * BYTES_PER_MB
  },
})
