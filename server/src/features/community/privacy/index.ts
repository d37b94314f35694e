import { defineFeature } from '../../../platform/feature.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { listExportedPrivacy } from './privacy.repository.ts'

export const feature = defineFeature({
  tables: ['profile_privacy'],
  routes: privacyRoutes,
  accountExport: {
    tables: ['profile_privacy'],
    load: async ({ db }, userId) => ({ privacy: await listExportedPrivacy(db, userId) }),
  },
})
