import { defineFeature } from '../../../platform/feature.ts'
import { errorRoutes } from './errors.routes.ts'
import { logRoutes } from './logs.routes.ts'
import { mailRoutes } from './mails.routes.ts'

export const feature = defineFeature({
  followSettings: ({ config, log }, { logging }) => {
    // The environment goes first.
    log.level = config.variables['LOG_LEVEL'] === undefined ? logging.level : config.logLevel
  },
  routes: [...logRoutes, ...errorRoutes, ...mailRoutes],
})
