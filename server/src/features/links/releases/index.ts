import { defineFeature } from '../../../platform/feature.ts'
import { listExportedReleases } from './releases.export.repository.ts'
import { releaseRoutes } from './releases.routes.ts'
import { registerReleaseFiles } from './release-files.plugin.ts'

export const feature = defineFeature({
  tables: ['nzbs', 'torrents'],
  routes: releaseRoutes,
  plugins: [registerReleaseFiles],
  accountExport: {
    tables: ['nzbs', 'torrents'],
    load: async ({ db }, userId) => ({
      contributions: {
        nzbs: await listExportedReleases(db, 'nzbs', userId),
        torrents: await listExportedReleases(db, 'torrents', userId),
      },
    }),
  },
})
