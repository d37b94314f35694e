import { translationEndpoints } from '@mediatheque/contract/site/localizations/translations.endpoints.ts'
import {
  LINE_STATES,
  type LineState,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { type PageSearch, readPage, readQuery, searchReader } from '../../../../lib/page-search.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const localizationsQuery = endpointQuery(translationEndpoints.listLocalizations)

export interface TranslationSearch extends PageSearch {
  readonly query?: string
  /** All of them, those that are missing first, unless said. */
  readonly state?: LineState
}

export const readTranslationSearch = searchReader<TranslationSearch>(
  ['query', 'state', 'page'],
  (search) => {
    const query = readQuery(search)
    const state = search['state'] as LineState
    return {
      ...readPage(search),
      ...(query && { query }),
      ...(LINE_STATES.includes(state) && state !== 'all' && { state }),
    }
  },
)

export const translationsQuery = (language: Language, search: TranslationSearch) =>
  endpointQuery(translationEndpoints.listTranslations, {
    params: { language },
    query: { ...search },
  })

const SHOWING = [translationEndpoints.listLocalizations, translationEndpoints.listTranslations]
export const saveTranslations = defineWrite(translationEndpoints.saveTranslations, SHOWING)
export const importTranslations = defineWrite(translationEndpoints.importTranslations, SHOWING)

const CHOOSING = [...SHOWING, settingsEndpoints.getSettings]
export const addLanguage = defineWrite(translationEndpoints.addLanguage, SHOWING)
export const updateLanguage = defineWrite(translationEndpoints.updateLanguage, CHOOSING)
export const deleteLanguage = defineWrite(translationEndpoints.deleteLanguage, CHOOSING)
