import { defineFeature } from '../../../platform/feature.ts'
import { unlockJobs } from './unlocks.jobs.ts'

export const feature = defineFeature({
  tables: ['debrid_unlocks', 'debrid_turns'],
  jobs: unlockJobs,
  notExported: {
    debrid_unlocks:
      'Addresses for minutes or hours, under which nothing is found any more afterwards.',
    debrid_turns: 'Moments at which a service may be asked again.',
  },
})
