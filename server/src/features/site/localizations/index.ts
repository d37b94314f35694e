import { defineFeature } from '../../../platform/feature.ts'
import { registerLinesFile } from './lines-file.plugin.ts'
import { auditedLanguages, auditedLines } from './localizations.history.ts'
import { hasLanguage, resolveReader } from './localizations.service.ts'
import { revertibleLanguages } from './revert-languages.ts'
import { translationRoutes } from './translations.routes.ts'

export const feature = defineFeature({
  tables: ['localization_lines', 'localizations'],
  routes: translationRoutes,
  plugins: [registerLinesFile],
  audited: [auditedLanguages, auditedLines],
  revertible: [revertibleLanguages],
  guards: { resolveReader, hasLanguage },
})
