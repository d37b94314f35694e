import { defineFeature } from '../../../platform/feature.ts'
import { emailVerificationRoutes } from './email-verification.routes.ts'
import { emailVerificationJobs } from './email-verification.jobs.ts'

export const feature = defineFeature({
  tables: ['email_verifications'],
  routes: emailVerificationRoutes,
  jobs: emailVerificationJobs,
  notExported: { email_verifications: 'a secret for some minutes: the code in a mail' },
})
