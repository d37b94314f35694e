import {
  countContributed,
  countMade,
  countPending,
  countReported,
} from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { listExportedReleases } from './releases.export.repository.ts'
import { releaseRoutes } from './releases.routes.ts'
import { registerReleaseFiles } from './release-files.plugin.ts'

export const feature = defineFeature({
  tables: ['nzbs', 'torrents'],
  routes: releaseRoutes,
  overview: {
    queues: [
      { name: 'pending-nzbs', needs: 'titles.update', count: (db) => countPending(db, 'nzbs') },
      {
        name: 'pending-torrents',
        needs: 'titles.update',
        count: (db) => countPending(db, 'torrents'),
      },
      {
        name: 'reported-nzbs',
        needs: 'titles.update',
        count: (db) => countReported(db, 'nzbs', 'nzb'),
      },
      {
        name: 'reported-torrents',
        needs: 'titles.update',
        count: (db) => countReported(db, 'torrents', 'torrent'),
      },
    ],
    days: [
      { name: 'nzbs', needs: 'nzb.update', count: (db, span) => countMade(db, 'nzbs', span) },
      {
        name: 'torrents',
        needs: 'nzb.update',
        count: (db, span) => countMade(db, 'torrents', span),
      },
    ],
    contributions: [
      { kind: 'nzbs', count: (db, id) => countContributed(db, 'nzbs', id) },
      { kind: 'torrents', count: (db, id) => countContributed(db, 'torrents', id) },
    ],
  },
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
