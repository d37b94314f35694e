import { defineFeature } from '../../../platform/feature.ts'
import { auditedSettings } from './settings.history.ts'
import { revertibleSettings } from './revert-settings.ts'
import { settingsRoutes } from './settings.routes.ts'

export const feature = defineFeature({
  tables: ['settings', 'settings_trials'],
  routes: settingsRoutes,
  audited: [auditedSettings],
  revertible: [revertibleSettings],
})
