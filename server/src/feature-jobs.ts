import { lockoutJobs } from './features/accounts/auth/lockout.jobs.ts'
import { throttleJobs } from './features/accounts/auth/throttles.jobs.ts'
import { emailVerificationJobs } from './features/accounts/email-verification/email-verification.jobs.ts'
import { humanCheckJobs } from './features/accounts/human-check/human-check.jobs.ts'
import { notificationJobs } from './features/accounts/notifications/notifications.jobs.ts'
import { passkeyJobs } from './features/accounts/passkeys/passkeys.jobs.ts'
import { passwordJobs } from './features/accounts/passwords/passwords.jobs.ts'
import { sessionJobs } from './features/accounts/sessions/sessions.jobs.ts'
import { socialJobs } from './features/accounts/social/social.jobs.ts'
import { loginChallengeJobs } from './features/accounts/two-factor/login-challenges.jobs.ts'
import { workspaceJobs } from './features/accounts/workspaces/workspaces.jobs.ts'
import { subscriptionJobs } from './features/billing/subscriptions/subscriptions.jobs.ts'
import type { JobDefinition } from './platform/jobs/define-job.ts'

/** The jobs of every feature. */
export const featureJobs: readonly JobDefinition[] = [
  ...emailVerificationJobs,
  ...humanCheckJobs,
  ...lockoutJobs,
  ...loginChallengeJobs,
  ...notificationJobs,
  ...passkeyJobs,
  ...passwordJobs,
  ...sessionJobs,
  ...socialJobs,
  ...subscriptionJobs,
  ...throttleJobs,
  ...workspaceJobs,
]
