import { defineFeature } from '../../../platform/feature.ts'
import { listExportedSocialProfiles } from './social-profiles.export.repository.ts'
import { socialSignUpRoutes } from './social-sign-up.routes.ts'
import { socialRoutes } from './social.routes.ts'
import { socialTests } from './try-social.ts'
import { deleteExpiredFlows } from './social-flows.repository.ts'
import { disconnectAll, listSocialProfiles } from './social.service.ts'

export const feature = defineFeature({
  tables: ['social_flows', 'social_profiles'],
  routes: [...socialRoutes, ...socialSignUpRoutes],
  retention: [{ table: 'social_flows', period: 'ended_days', deleteBefore: deleteExpiredFlows }],
  connectionTests: socialTests,
  accountView: {
    isKept: true,
    load: async (platform, userId) => ({
      social_profiles: (await listSocialProfiles(platform, userId)).map(
        ({ service, username }) => ({ service_name: service, username }),
      ),
    }),
  },
  accountAccess: [{ reach: 'delegated', end: disconnectAll }],
  accountExport: {
    tables: ['social_profiles'],
    load: async ({ db }, userId) => ({
      social_profiles: await listExportedSocialProfiles(db, userId),
    }),
  },
  notExported: { social_flows: 'a login that is under way, for minutes' },
})
