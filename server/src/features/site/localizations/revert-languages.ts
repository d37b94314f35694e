import { translationEndpoints } from '@mediatheque/contract/site/localizations/translations.endpoints.ts'
import { updateLanguageForm } from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import type { Revertible } from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { updateLanguage } from './languages.service.ts'

export const revertibleLanguages: Revertible = {
  kind: 'site-language',
  fields: ['name', 'is_enabled'],
  by: translationEndpoints.updateLanguage,
  write: ({ platform, t }, { id, version, now }, values) =>
    updateLanguage(
      platform,
      Number(id),
      readInput(updateLanguageForm, { ...now, ...values, version }, t),
    ),
}
