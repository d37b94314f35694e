import { defineFeature } from '../../../platform/feature.ts'
import { CATALOGUE_FILE_PURPOSE } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { catalogueFileRoutes } from './catalogue-files.routes.ts'
import { catalogueImportJobs } from './catalogue-imports.jobs.ts'
import { listImportsOfFiles } from './catalogue-imports.repository.ts'
import { importManyActions } from './import-many.ts'
import { deleteRunsFinishedBefore } from './import-runs.repository.ts'
import { mediaImportJobs } from './media-import.jobs.ts'
import { mediaImportRoutes } from './media-import.routes.ts'

export const feature = defineFeature({
  tables: ['import_faults', 'import_runs', 'outside_services', 'title_imports'],
  routes: [...mediaImportRoutes, ...catalogueFileRoutes],
  jobs: [...mediaImportJobs, ...catalogueImportJobs],
  bulkActions: importManyActions,
  filePurposes: [{ purpose: CATALOGUE_FILE_PURPOSE, listUses: listImportsOfFiles }],
  retention: [
    { table: 'import_runs', period: 'import_runs_days', deleteBefore: deleteRunsFinishedBefore },
  ],
})
