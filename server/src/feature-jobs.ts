import type { JobDefinition } from './platform/jobs/define-job.ts'

/** The jobs of every feature. */
export const featureJobs: readonly JobDefinition[] = []
