import { defineFeature } from '../../../platform/feature.ts'
import { registerLinesFile } from './lines-file.plugin.ts'
import { resolveReader } from './localizations.service.ts'

export const feature = defineFeature({
  tables: ['localization_lines', 'localizations'],
  plugins: [registerLinesFile],
  guards: { resolveReader },
})
