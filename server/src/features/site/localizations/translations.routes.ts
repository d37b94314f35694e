import { translationEndpoints } from '@mediatheque/contract/site/localizations/translations.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { importTranslations } from './import-translations.ts'
import { writeTranslationFile } from './translation-file.ts'
import {
  listFileLines,
  listLocalizations,
  listTranslations,
  saveTranslations,
} from './translations.service.ts'

export const translationRoutes = [
  bindEndpoint(translationEndpoints.listLocalizations, {
    run: async ({ platform }) => ({ localizations: await listLocalizations(platform) }),
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
