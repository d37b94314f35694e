import { defineFeature } from '../../../platform/feature.ts'
import { DEMO_ACCOUNTS_TAG, listDemoEmails } from './users.service.ts'

export const feature = defineFeature({
  tables: ['users'],
  publicSettings: {
    tags: [DEMO_ACCOUNTS_TAG],
    load: async (platform) => ({
      demo: platform.config.demo !== 'off' && (await listDemoEmails(platform)).length > 0,
    }),
  },
})
