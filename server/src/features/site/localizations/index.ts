import { defineFeature } from '../../../platform/feature.ts'
import { registerLinesFile } from './lines-file.plugin.ts'
import { auditedLines } from './localizations.history.ts'
import { resolveReader } from './localizations.service.ts'
import { translationRoutes } from './translations.routes.ts'

export const feature = defineFeature({
  tables: ['localization_lines', 'localizations'],
  routes: translationRoutes,
  plugins: [registerLinesFile],
  audited: [auditedLines],
  guards: { resolveReader },
})
