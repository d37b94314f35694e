import { translationEndpoints } from '@mediatheque/contract/site/localizations/translations.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { importTranslations } from './import-translations.ts'
import { canTendLanguages } from './languages.policy.ts'
import { addLanguage, deleteLanguage, getLanguage, updateLanguage } from './languages.service.ts'
import type { LocalizationRow } from './localizations.service.ts'
import { writeTranslationFile } from './translation-file.ts'
import {
  listFileLines,
  listLocalizations,
  listTranslations,
  saveTranslations,
  summarize,
} from './translations.service.ts'

const versioned = viewOfRecord<LocalizationRow>({
  find: (id, { platform }) => getLanguage(platform, id),
  view: ({ name, is_enabled }) => ({ name, is_enabled }),
})

export const translationRoutes = [
  bindEndpoint(translationEndpoints.listLocalizations, {
    run: async ({ platform }) => ({ localizations: await listLocalizations(platform) }),
  }),
  bindEndpoint(translationEndpoints.addLanguage, {
    run: ({ platform, body }) => addLanguage(platform, body),
    present: async ({ id }, { platform }) => ({ localization: await summarize(platform, id) }),
  }),
  bindEndpoint(translationEndpoints.updateLanguage, {
    versioned,
    load: ({ platform, params }) => getLanguage(platform, params.id),
    policy: canTendLanguages,
    run: ({ platform, record, body }) => updateLanguage(platform, record.id, body),
    present: async ({ id }, { platform }) => ({ localization: await summarize(platform, id) }),
  }),
  bindEndpoint(translationEndpoints.deleteLanguage, {
    versioned,
    load: ({ platform, params }) => getLanguage(platform, params.id),
    policy: canTendLanguages,
    run: async ({ platform, record, body }) => {
      await deleteLanguage(platform, record.id, body.version)
      return { deleted: true as const }
    },
  }),
  bindEndpoint(translationEndpoints.listTranslations, {
    run: ({ platform, params, query }) => listTranslations(platform, params.language, query),
  }),
  bindEndpoint(translationEndpoints.saveTranslations, {
    run: async ({ platform, params, t, body }) => ({
      changed: await saveTranslations(platform, { language: params.language, t }, body),
    }),
  }),
  bindEndpoint(translationEndpoints.exportTranslations, {
    run: async ({ platform, params: { language }, query: { format }, reply }) => {
      const lines = await listFileLines(platform, language)
      await reply
        .header('content-disposition', `attachment; filename="mediatheque-${language}.${format}"`)
        .type('text/plain; charset=utf-8')
        .send(writeTranslationFile(format, language, lines))
      return ''
    },
  }),
  bindEndpoint(translationEndpoints.importTranslations, {
    run: async ({ platform, params: { language }, t, body }) => {
      const { format, content, is_trial: isTrial } = body
      const report = await importTranslations(platform, { language, format, content, isTrial }, t)
      return { report }
    },
  }),
]
