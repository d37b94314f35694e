import { isShippedLanguage, type Language } from '@mediatheque/contract/core/lines.ts'
import { findLineFault } from '@mediatheque/contract/site/localizations/check-line.ts'
import {
  LINE_STATES,
  type LineState,
  type LocalizationSummary,
  type TranslationsForm,
  type TranslationsQuery,
  type TranslationView,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { isAdministrationLine, shippedLines } from '../../../platform/contract/shipped-lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { linePlaces } from './line-places.ts'
import { listLanguages, siteLanguage, type Translate } from './localizations.service.ts'
import { type ChangedLineRow, listChangedLineRows } from './translations.repository.ts'
import { englishOf, shippedLine } from './shipped-line.ts'
import { writeLines } from './write-lines.ts'

const KEYS = Object.keys(shippedLines)

function viewOf(
  language: Language,
  key: string,
  changed: ChangedLineRow | undefined,
): TranslationView {
  const english = englishOf(key)
  const isOutdated =
    changed?.source !== undefined && changed.source !== null && changed.source !== english
  return {
    key,
    english,
    shipped: shippedLine(language, key),
    line: changed?.line ?? null,
    former_english: isOutdated ? changed.source : null,
    is_faulty: changed !== undefined && findLineFault(english, changed.line) !== undefined,
    used_in: [...(linePlaces.get(key) ?? [])],
    is_of_administration: isAdministrationLine(key),
  }
}

/** Every line of a language, in no order. Lines that no text of the site has any more are left out. */
async function listViews({ db }: Needs<'db'>, language: Language): Promise<TranslationView[]> {
  const changed = new Map((await listChangedLineRows(db, language)).map((row) => [row.key, row]))
  return KEYS.map((key) => viewOf(language, key, changed.get(key)))
}

const IS: Readonly<Record<LineState, (view: TranslationView) => boolean>> = {
  all: () => true,
  missing: ({ line, shipped }) => line === null && shipped === null,
  changed: ({ line }) => line !== null,
  outdated: ({ former_english }) => former_english !== null,
  faulty: ({ is_faulty }) => is_faulty,
}

const countsOf = (views: readonly TranslationView[]) =>
  Object.fromEntries(LINE_STATES.map((state) => [state, views.filter(IS[state]).length])) as Record<
    LineState,
    number
  >

export async function listLocalizations(
  platform: Needs<ToReadSettings>,
): Promise<LocalizationSummary[]> {
  const [known, { i18n }, usual] = await Promise.all([
    listLanguages(platform),
    getSettings(platform),
    siteLanguage(platform),
  ])
  return Promise.all(
    known.map(async ({ id, version, language, name, is_enabled }) => {
      const counts = countsOf(await listViews(platform, language))
      return {
        id,
        version,
        language,
        name,
        is_shipped: isShippedLanguage(language),
        is_enabled,
        lines: counts.all,
        translated: counts.all - counts.missing,
        changed: counts.changed,
        outdated: counts.outdated,
        faulty: counts.faulty,
        is_default: language === usual,
        is_choosable: i18n.enable && is_enabled,
      }
    }),
  )
}

/** One of them as {@link listLocalizations} shows it. @throws AppError notFound */
export async function summarize(
  platform: Needs<ToReadSettings>,
  id: number,
): Promise<LocalizationSummary> {
  const summary = (await listLocalizations(platform)).find((one) => one.id === id)
  if (!summary) throw new AppError('notFound')
  return summary
}

/** What has to be looked at comes first. */
const rankOf = (view: TranslationView) =>
  IS.missing(view) ? 0 : IS.faulty(view) ? 1 : IS.outdated(view) ? 2 : 3

/** A page of the lines of a language, searched in the key, in English and in the language. */
export async function listTranslations(
  platform: Needs<'db'>,
  language: Language,
  { query, state, page, perPage }: TranslationsQuery,
) {
  const views = await listViews(platform, language)
  const words = query?.trim().toLocaleLowerCase() ?? ''
  const isFound = ({ key, english, shipped, line }: TranslationView) =>
    [key, english, shipped, line].some((text) => text?.toLocaleLowerCase().includes(words))
  const found = views
    .filter((view) => IS[state](view) && (words === '' || isFound(view)))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.key < other.key ? -1 : 1))
  const from = (page - 1) * perPage
  const data = found.slice(from, from + perPage)
  const last = Math.max(1, Math.ceil(found.length / perPage))
  return {
    counts: countsOf(views),
    pagination: {
      data,
      from: data.length > 0 ? from + 1 : null,
      to: data.length > 0 ? from + data.length : null,
      per_page: perPage,
      current_page: page,
      last_page: last,
      total: found.length,
      next_page: page < last ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
    },
  }
}

/** Every line as a file says it. */
export async function listFileLines(platform: Needs<'db'>, language: Language) {
  const views = await listViews(platform, language)
  return views
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, english, shipped, line }) => ({ key, english, line: line ?? shipped ?? '' }))
}

/**
 * Changes lines of a language, all or none.
 * @returns how many are other than before
 * @throws AppError validation for a line that is none of ours or does not fit its English; conflict for one that
 * somebody changed since
 */
export async function saveTranslations(
  platform: Needs<'db' | 'cache' | 'events'>,
  { language, t }: { readonly language: Language; readonly t: Translate },
  { lines }: TranslationsForm,
): Promise<number> {
  const fields = Object.fromEntries(
    lines.flatMap(({ key, line }, index) => {
      const message = messageOf(key, line, t)
      return message ? [[`lines.${index}.line`, [message]]] : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  return writeLines(platform, language, lines)
}

function messageOf(key: string, line: string | null, t: Translate): string | undefined {
  if (!(key in shippedLines)) return t('The site has no such line.')
  if (line?.trim() === '') return t('A line cannot be empty.')
  const fault = line === null ? undefined : findLineFault(englishOf(key), line)
  return fault && t(fault.message, fault.values)
}
