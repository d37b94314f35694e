import { NZB_PURPOSE, TORRENT_PURPOSE } from '@mediatheque/contract/links/releases/release-files.ts'
import {
  countContributed,
  countMade,
  countPending,
  countReported,
} from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import type { Database } from '../../../platform/database/database.ts'
import { listWithdrawnUses } from '../../catalogue/withdrawals/withdrawals.service.ts'
import { listDeniedUses } from '../links/denied.service.ts'
import { QUEUES_TAG } from '../links/links.service.ts'
import { bulkDeleteReleases } from './bulk-delete-releases.ts'
import type { ReleaseKind } from './release-kind.ts'
import { contributeRoutes } from './contribute.routes.ts'
import { registerReleaseFiles } from './release-files.plugin.ts'
import { listExportedReleases } from './releases.export.repository.ts'
import { auditedNzbs, auditedTorrents } from './releases.history.ts'
import { listFileUses } from './release-files.repository.ts'
import { releaseRoutes } from './releases.routes.ts'
import { reportableNzbs, reportableTorrents } from './reportable-releases.ts'
import { revertibleNzbs, revertibleTorrents } from './revert-releases.ts'

/** One that was denied or withdrawn may be restored, with its file. */
const listUses = async (db: Database, kind: ReleaseKind, ids: readonly number[]) => [
  ...(await listFileUses(db, kind, ids)),
  ...(await listDeniedUses(db, ids)),
  ...(await listWithdrawnUses(db, ids)),
]

const QUEUE = { needs: 'titles.update', tags: [QUEUES_TAG] } as const

export const feature = defineFeature({
  tables: ['nzb_queue', 'nzbs', 'torrent_queue', 'torrents'],
  routes: [...releaseRoutes, ...contributeRoutes],
  bulkActions: bulkDeleteReleases,
  audited: [auditedNzbs, auditedTorrents],
  revertible: [revertibleNzbs, revertibleTorrents],
  reportables: [reportableNzbs, reportableTorrents],
  filePurposes: [
    { purpose: NZB_PURPOSE, listUses: (db, ids) => listUses(db, 'nzb', ids) },
    { purpose: TORRENT_PURPOSE, listUses: (db, ids) => listUses(db, 'torrent', ids) },
  ],
  overview: {
    queues: [
      { ...QUEUE, name: 'pending-nzbs', count: (db) => countPending(db, 'nzb_queue') },
      { ...QUEUE, name: 'pending-torrents', count: (db) => countPending(db, 'torrent_queue') },
      { ...QUEUE, name: 'reported-nzbs', count: (db) => countReported(db, 'nzb_queue', 'nzb') },
      {
        ...QUEUE,
        name: 'reported-torrents',
        count: (db) => countReported(db, 'torrent_queue', 'torrent'),
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
