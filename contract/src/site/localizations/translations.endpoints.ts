import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { seenVersion } from '../../core/version.ts'
import {
  addLanguageForm,
  localizationSummary,
  MOST_FILE_BYTES,
  translationFileQuery,
  translationImportForm,
  translationParams,
  translationReport,
  translationsForm,
  translationsQuery,
  translationView,
  updateLanguageForm,
} from './translations.schemas.ts'

const noRecord = 'Whoever translates edits every language.'
const reads = staffWith('localizations.update', { noRecord })
const writes = staffWith('localizations.update', { noRecord, history: 'localization' })
const tends = staffWith('localizations.update', {
  record: true,
  version: true,
  history: 'site-language',
})
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
  addLanguage: defineEndpoint({
    method: 'POST',
    path: 'localizations',
    access: staffWith('localizations.update', { history: 'site-language' }),
    summary:
      'Add a language to the site: it says in English what nobody has translated, and is switched off until staff switch it on',
    body: addLanguageForm,
    status: 201,
    response: z.object({ localization: localizationSummary }),
  }),
  updateLanguage: defineEndpoint({
    method: 'PUT',
    path: 'localizations/:id',
    access: tends,
    summary:
      'Rename a language, and switch it on or off for readers: off neither the default of the site nor the last one that is on',
    params: idParams,
    body: updateLanguageForm,
    response: z.object({ localization: localizationSummary }),
  }),
  deleteLanguage: defineEndpoint({
    method: 'DELETE',
    path: 'localizations/:id',
    access: tends,
    summary:
      'Delete a language with every line that was translated; one that ships, the default of the site and the last one that is on stay',
    params: idParams,
    body: seenVersion,
    response: z.object({ deleted: z.literal(true) }),
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
