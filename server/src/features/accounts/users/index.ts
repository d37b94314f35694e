import { countMade } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { presentExportedProfile } from './users.presenter.ts'
import { DEMO_ACCOUNTS_TAG, listDemoAccountEmails } from './demo-accounts.service.ts'
import { auditedUsers } from './users.history.ts'
import { getUser } from './users.service.ts'

export const feature = defineFeature({
  tables: ['users'],
  audited: [auditedUsers],
  overview: {
    days: [
      { name: 'members', needs: 'users.view', count: (db, span) => countMade(db, 'users', span) },
    ],
  },
  publicSettings: {
    tags: [DEMO_ACCOUNTS_TAG],
    load: async (platform) => ({
      demo: platform.config.demo !== 'off' && (await listDemoAccountEmails(platform)).length > 0,
    }),
  },
  accountExport: {
    tables: ['users'],
    load: async (platform, userId) => ({
      profile: presentExportedProfile(await getUser(platform, userId), platform.clock.now()),
    }),
  },
})
