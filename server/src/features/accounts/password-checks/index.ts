import { defineFeature } from '../../../platform/feature.ts'
import { lockoutJobs } from './lockout.jobs.ts'

export const feature = defineFeature({ jobs: lockoutJobs })
