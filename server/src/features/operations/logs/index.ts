import { defineFeature } from '../../../platform/feature.ts'
import { writeFrom } from '../../../platform/log/logger.ts'
import { errorRoutes } from './errors.routes.ts'
import { logRoutes } from './logs.routes.ts'
import { mailRoutes } from './mails.routes.ts'

export const feature = defineFeature({
  followSettings: ({ config, log }, { logging }) => {
    // The environment goes first.
    if (config.variables['LOG_LEVEL'] === undefined) writeFrom(log, logging.level)
  },
  routes: [...logRoutes, ...errorRoutes, ...mailRoutes],
})
