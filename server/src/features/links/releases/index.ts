import { defineFeature } from '../../../platform/feature.ts'
import { releaseRoutes } from './releases.routes.ts'
import { registerReleaseFiles } from './release-files.plugin.ts'

export const feature = defineFeature({
  tables: ['nzbs', 'torrents'],
  routes: releaseRoutes,
  plugins: [registerReleaseFiles],
})
