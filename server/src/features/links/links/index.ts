import {
  countContributed,
  countDownloads,
  countMade,
  countPending,
  countReported,
} from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { bulkDeleteLinks } from './bulk-delete-links.ts'
import { deleteClaimsEndedBefore } from './claims.repository.ts'
import { deleteDeniedBefore, listExportedDenied } from './denied.repository.ts'
import { listExportedLinks } from './links.export.repository.ts'
import { deleteCountedDownloads, deleteOldDownloadCounts } from './links.repository.ts'
import { deletePostponedEndedBefore } from './postponed.repository.ts'
import { linkFigures } from './link-figures.ts'
import { auditedLinks } from './links.history.ts'
import { reportableLinks } from './reportable-links.ts'
import { revertibleLinks } from './revert-links.ts'
import { linkRoutes } from './links.routes.ts'
import { QUEUES_TAG } from './links.service.ts'

export const feature = defineFeature({
  tables: [
    'contribution_claims',
    'denied_contributions',
    'downloads_by_time',
    'link_nfos',
    'link_parts',
    'link_queue',
    'links',
    'postponed_contributions',
    'recent_downloads',
  ],
  routes: linkRoutes,
  bulkActions: [bulkDeleteLinks],
  audited: [auditedLinks],
  revertible: [revertibleLinks],
  reportables: [reportableLinks],
  figures: [linkFigures],
  overview: {
    queues: [
      {
        name: 'pending-links',
        needs: 'titles.update',
        tags: [QUEUES_TAG],
        count: (db) => countPending(db, 'link_queue'),
      },
      {
        name: 'reported-links',
        needs: 'titles.update',
        tags: [QUEUES_TAG],
        count: (db) => countReported(db, 'link_queue', 'link'),
      },
    ],
    days: [
      { name: 'downloads', needs: 'liens.update', count: countDownloads },
      { name: 'links', needs: 'liens.update', count: (db, span) => countMade(db, 'links', span) },
    ],
    contributions: [{ kind: 'links', count: (db, id) => countContributed(db, 'links', id) }],
  },
  retention: [
    {
      table: 'postponed_contributions',
      period: 'ended_days',
      deleteBefore: deletePostponedEndedBefore,
    },
    { table: 'contribution_claims', period: 'ended_days', deleteBefore: deleteClaimsEndedBefore },
    { table: 'denied_contributions', period: 'denials_days', deleteBefore: deleteDeniedBefore },
    { table: 'recent_downloads', period: 'ended_days', deleteBefore: deleteCountedDownloads },
    { table: 'downloads_by_time', period: 'ended_days', deleteBefore: deleteOldDownloadCounts },
  ],
  accountExport: {
    tables: ['denied_contributions', 'links'],
    load: async ({ db }, userId) => ({
      contributions: {
        denied: await listExportedDenied(db, userId),
        links: await listExportedLinks(db, userId),
      },
    }),
  },
  notExported: {
    postponed_contributions: 'says when moderators come back to what somebody else contributed',
    contribution_claims: 'says for minutes who looks at what',
    recent_downloads: 'kept for an hour, so that a download counts once',
  },
})
