import { currentAct } from '../../../platform/audit/acts.ts'
import { forgetAccountInHistory } from '../../../platform/audit/audit-events.repository.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { historyJobs } from './history.jobs.ts'
import { historyRoutes } from './history.routes.ts'

export const feature = defineFeature({
  routes: historyRoutes,
  jobs: historyJobs,
  accountDeletion: {
    before: (_platform, tx, { id }) =>
      forgetAccountInHistory(tx, id, { isOwnWish: currentAct().actor?.id === id }),
  },
})
