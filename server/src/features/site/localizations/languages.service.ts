import type {
  AddLanguageForm,
  UpdateLanguageForm,
} from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { isShippedLanguage, type Language } from '@mediatheque/contract/core/lines.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { shippedLines } from '../../../platform/contract/shipped-lines.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { lockedSettings, SETTINGS_TAG, type ToReadSettings } from '../settings/settings.service.ts'
import {
  deleteLanguageRow,
  findLanguageRow,
  insertLanguage,
  lockLanguages,
  updateLanguageRow,
} from './languages.repository.ts'
import { auditedLanguages } from './localizations.history.ts'
import { LINES_TAG, type LocalizationRow } from './localizations.service.ts'
import { englishOf, shippedLine } from './shipped-line.ts'
import { listChangedLineRows, upsertLines } from './translations.repository.ts'

/** @throws AppError notFound */
export async function getLanguage({ db }: Needs<'db'>, id: number): Promise<LocalizationRow> {
  const row = await findLanguageRow(db, id)
  if (!row) throw new AppError('notFound')
  return row
}

/**
 * Adds a language, which readers get once it is switched on.
 * @throws AppError validation on `language` where the site has it
 */
export function addLanguage(
  platform: Needs<'db' | 'cache'>,
  { language, name, copy_of: copied }: AddLanguageForm,
): Promise<LocalizationRow> {
  return platform.db.transaction().execute(async (tx) => {
    const id = await insertLanguage(tx, { language, name })
    if (!id) throw fieldError('language', 'The site has this language already.')
    if (copied) await upsertLines(tx, language, await linesOf(tx, copied))
    await recordCreated(tx, auditedLanguages, [id])
    await platform.cache.invalidate([LINES_TAG], tx)
    return getLanguage({ db: tx }, id)
  })
}

/** What a language says otherwise than English, shipped lines and those of this site. */
async function linesOf(tx: Database, language: Language) {
  const own = await listChangedLineRows(tx, language)
  const lines = new Map(
    Object.keys(shippedLines).map((key) => [
      key,
      { key, line: shippedLine(language, key) ?? '', source: englishOf(key) },
    ]),
  )
  for (const { key, line, source } of own)
    if (lines.has(key)) lines.set(key, { key, line, source: source ?? englishOf(key) })
  return [...lines.values()].filter(({ key, line }) => line !== '' && line !== englishOf(key))
}

/** @throws AppError notFound, validation on `is_enabled`; OutdatedRecords */
export function updateLanguage(
  platform: Needs<ToReadSettings>,
  id: number,
  { version, name, is_enabled: isEnabled }: UpdateLanguageForm,
): Promise<LocalizationRow> {
  return platform.db.transaction().execute(async (tx) => {
    const guard = await lockWhatStays(platform, tx)
    await lockAsSeen(tx, 'localizations', { [id]: version })
    const row = await getLanguage({ db: tx }, id)
    const reason = isEnabled ? undefined : guard(row)
    if (reason) throw fieldError('is_enabled', reason)
    await recordingChanges(tx, auditedLanguages, { ids: [id], action: 'updated' }, () =>
      updateLanguageRow(tx, id, { name, is_enabled: isEnabled }),
    )
    await platform.cache.invalidate([LINES_TAG, SETTINGS_TAG], tx)
    return getLanguage({ db: tx }, id)
  })
}

/** @throws AppError notFound, validation on `language`; OutdatedRecords */
export function deleteLanguage(
  platform: Needs<ToReadSettings>,
  id: number,
  version: number,
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    const guard = await lockWhatStays(platform, tx)
    await lockAsSeen(tx, 'localizations', { [id]: version })
    const row = await getLanguage({ db: tx }, id)
    const reason = isShippedLanguage(row.language)
      ? 'A language that comes with the application can be switched off, and not deleted.'
      : guard(row)
    if (reason) throw fieldError('language', reason)
    await recordingChanges(tx, auditedLanguages, { ids: [id], action: 'deleted' }, () =>
      deleteLanguageRow(tx, id),
    )
    await platform.cache.invalidate([LINES_TAG, SETTINGS_TAG], tx)
  })
}

/**
 * Until the transaction ends neither the default of the site nor which languages are on changes.
 * @returns why readers keep a language, as an English line; undefined for one that may go
 */
async function lockWhatStays(platform: Needs<ToReadSettings>, tx: Database) {
  const { i18n } = await lockedSettings(platform, tx)
  const on = (await lockLanguages(tx)).filter((row) => row.is_enabled)
  return ({ language, id }: LocalizationRow): string | undefined => {
    if (i18n.default_localization === language)
      return 'This is the default language of the site. Please choose another one in the settings before.'
    return on.length === 1 && on[0]!.id === id
      ? 'This is the last language that readers get.'
      : undefined
  }
}
