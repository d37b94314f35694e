import { defineFeature } from '../../../platform/feature.ts'
import { errorRoutes } from './errors.routes.ts'
import { logRoutes } from './logs.routes.ts'
import { mailRoutes } from './mails.routes.ts'

export const feature = defineFeature({
  followSettings: ({ config, log }, { logging }) => {
    // The environment goes first.
    const level = config.variables['LOG_LEVEL'] === undefined ? logging.level : config.logLevel
    // Every change makes the methods of the log anew.
    if (log.level !== level) log.level = level
  },
  routes: [...logRoutes, ...errorRoutes, ...mailRoutes],
})
