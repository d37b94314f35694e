import { defineFeature } from '../../../platform/feature.ts'
import { sendInvitation } from './invitations.jobs.ts'
import { deleteExpiredPasswordResets } from './password-resets.repository.ts'
import { passwordRoutes } from './passwords.routes.ts'
import { passwordJobs } from './passwords.jobs.ts'

export const feature = defineFeature({
  tables: ['password_resets'],
  routes: passwordRoutes,
  jobs: [...passwordJobs, sendInvitation],
  retention: [
    { table: 'password_resets', period: 'ended_days', deleteBefore: deleteExpiredPasswordResets },
  ],
  notExported: { password_resets: 'a secret for some minutes: the key in a mail' },
})
