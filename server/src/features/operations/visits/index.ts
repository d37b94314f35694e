import { defineFeature } from '../../../platform/feature.ts'
import { visitJobs } from './visits.jobs.ts'
import { countDocuments } from './visits.plugin.ts'
import {
  deleteDownloadsBefore,
  deleteFailedSearchesBefore,
  deleteRareTerms,
  deleteSittingsBefore,
  deleteVisitsBefore,
} from './visits.retention.repository.ts'
import { visitRoutes } from './visits.routes.ts'

export const feature = defineFeature({
  tables: [
    'counted_days',
    'counted_downloads',
    'counted_months',
    'failed_searches',
    'page_visits',
    'play_sittings',
    'report_counts',
    'report_keys',
    'report_vectors',
    'visitor_salts',
  ],
  routes: visitRoutes,
  jobs: visitJobs,
  plugins: [countDocuments],
  retention: [
    { table: 'page_visits', period: 'visits_days', deleteBefore: deleteVisitsBefore },
    { table: 'play_sittings', period: 'visits_days', deleteBefore: deleteSittingsBefore },
    { table: 'counted_downloads', period: 'visits_days', deleteBefore: deleteDownloadsBefore },
    { table: 'failed_searches', period: 'visits_days', deleteBefore: deleteFailedSearchesBefore },
    { table: 'report_counts', period: 'rare_searches_days', deleteBefore: deleteRareTerms },
  ],
})
