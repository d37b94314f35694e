import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { paginated } from '../../core/list-query.ts'
import {
  localizationSummary,
  MOST_FILE_BYTES,
  translationFileQuery,
  translationImportForm,
  translationParams,
  translationReport,
  translationsForm,
  translationsQuery,
  translationView,
} from './translations.schemas.ts'

const noRecord = 'Whoever translates edits every language.'
const reads = staffWith('localizations.update', { noRecord })
const writes = staffWith('localizations.update', { noRecord, history: 'localization' })
const counts = z.object({
  all: z.number(),
  missing: z.number(),
  changed: z.number(),
  outdated: z.number(),
  faulty: z.number(),
})

/** As many lines as are saved at once, each as long as it may be, in letters of three bytes. */
const LINES_MAX_BYTES = 3 * 1024 * 1024
/** A file in letters of three bytes, within JSON. */
const FILE_MAX_BYTES = 3 * MOST_FILE_BYTES + 64 * 1024

export const translationEndpoints = {
  listLocalizations: defineEndpoint({
    method: 'GET',
    path: 'localizations',
    access: staffWith('localizations.update'),
    summary: 'The languages of the site, and how far each is translated',
    response: z.object({ localizations: z.array(localizationSummary) }),
  }),
  listTranslations: defineEndpoint({
    method: 'GET',
    path: 'localizations/:language/lines',
    access: reads,
    summary: 'The lines of a language beside the English ones: those that are missing first',
    params: translationParams,
    query: translationsQuery,
    response: paginated(translationView).extend({ counts }),
  }),
  saveTranslations: defineEndpoint({
    method: 'POST',
    path: 'localizations/:language/lines',
    access: writes,
    summary:
      'Change lines of a language, all or none: placeholders have to be those of the English, and what somebody else changed since is a conflict',
    params: translationParams,
    body: translationsForm,
    bodyForm: { maxBytes: LINES_MAX_BYTES },
    response: z.object({ changed: z.number() }),
  }),
  exportTranslations: defineEndpoint({
    method: 'GET',
    path: 'localizations/:language/file',
    access: reads,
    summary: 'All lines of a language as a file of JSON, or of PO for translation programs',
    params: translationParams,
    query: translationFileQuery,
    answersAs: ['text/plain'],
    response: z.string(),
  }),
  importTranslations: defineEndpoint({
    method: 'POST',
    path: 'localizations/:language/file',
    access: staffWith('localizations.update', {
      noRecord,
      noHistory: 'Each line that it changes is written down; a file may change none.',
    }),
    summary: 'Take lines from such a file, and say what became of each',
    params: translationParams,
    body: translationImportForm,
    bodyForm: { maxBytes: FILE_MAX_BYTES },
    response: z.object({ report: translationReport }),
  }),
}
