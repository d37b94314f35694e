import { defineFeature } from '../../../platform/feature.ts'
import { humanCheckRoutes } from './human-check.routes.ts'
import { deleteExpiredChallenges } from './human-checks.repository.ts'
import { humanCheckTest } from './try-provider.ts'
import { assertHuman } from './human-check.service.ts'

export const feature = defineFeature({
  tables: ['human_check_solutions'],
  routes: humanCheckRoutes,
  retention: [
    { table: 'human_check_solutions', period: 'ended_days', deleteBefore: deleteExpiredChallenges },
  ],
  connectionTests: [humanCheckTest],
  guards: { assertHuman },
})
