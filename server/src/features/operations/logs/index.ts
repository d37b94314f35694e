import { defineFeature } from '../../../platform/feature.ts'
import { errorRoutes } from './errors.routes.ts'
import { logRoutes } from './logs.routes.ts'
import { mailRoutes } from './mails.routes.ts'

export const feature = defineFeature({
  routes: [...logRoutes, ...errorRoutes, ...mailRoutes],
})
