import { defineFeature } from '../../../platform/feature.ts'
import { revertibleAnswers } from './revert-answers.ts'
import { auditedStaffAnswers } from './staff-answers.history.ts'
import { staffAnswerRoutes } from './staff-answers.routes.ts'

export const feature = defineFeature({
  tables: ['staff_answers'],
  routes: staffAnswerRoutes,
  audited: [auditedStaffAnswers],
  revertible: [revertibleAnswers],
})
