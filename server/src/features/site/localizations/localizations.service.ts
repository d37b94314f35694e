import { createHash } from 'node:crypto'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { LOCALE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import type { LanguageChoice } from '@mediatheque/contract/core/language-code.ts'
import { isShippedLanguage, type Language } from '@mediatheque/contract/core/lines.ts'
import {
  formatLine,
  type LineValues,
} from '@mediatheque/contract/site/localizations/format-line.ts'
import type { LocalizationView } from '@mediatheque/contract/site/localizations/localizations.schemas.ts'
import type { FastifyRequest } from 'fastify'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { shippedLines } from '../../../platform/contract/shipped-lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Reader } from '../../../platform/http/answer-call.ts'
import { getSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { chooseLanguage } from './choose-language.ts'
import {
  listChangedLines,
  listLocalizationRows,
  type LocalizationRow,
} from './localizations.repository.ts'

export type { LocalizationRow } from './localizations.repository.ts'

/** Cache tag of the lines of every language. Invalidate it with every change of a line. */
export const LINES_TAG = defineTag('lines')

const CACHE_SECONDS = 600
const VERSION_LENGTH = 12

/** Every language of the site, in the order of their codes. */
export function listLanguages(
  platform: Needs<'db' | 'cache'>,
): Promise<readonly LocalizationRow[]> {
  return platform.cache.remember(
    'localizations',
    { ttlSeconds: CACHE_SECONDS, tags: [LINES_TAG] },
    () => listLocalizationRows(platform.db),
  )
}

export async function hasLanguage(
  platform: Needs<'db' | 'cache'>,
  language: string,
  of: LanguageChoice,
): Promise<boolean> {
  const known = await listLanguages(platform)
  return known.some((row) => row.language === language && (row.is_enabled || of === 'staff'))
}

/**
 * A language with all its lines: the shipped ones under those that an administrator changed. One that does not ship says in
 * English what nobody has translated.
 */
export function getLocalization(
  platform: Needs<'db' | 'cache'>,
  language: Language,
): Promise<LocalizationView> {
  return platform.cache.remember(
    `lines:${language}`,
    { ttlSeconds: CACHE_SECONDS, tags: [LINES_TAG] },
    async () => {
      const [changed, english, all] = await Promise.all([
        listChangedLines(platform.db, language),
        isShippedLanguage(language) ? [] : listChangedLines(platform.db, 'en'),
        listLocalizationRows(platform.db),
      ])
      const lines = Object.fromEntries([...shippedIn(language), ...english, ...changed])
      const version = createHash('sha256')
        .update(JSON.stringify(lines))
        .digest('hex')
        .slice(0, VERSION_LENGTH)
      return {
        language,
        name: all.find((row) => row.language === language)?.name ?? language,
        lines,
        version,
      }
    },
  )
}

/** English lines equal to their key need not be sent. */
function shippedIn(language: Language): [string, string][] {
  return Object.entries(shippedLines).flatMap(([key, line]): [string, string][] => {
    const text = language === 'fr' ? line.fr : line.en
    return text === undefined ? [] : [[key, text]]
  })
}

/** Languages that readers may choose from. */
export async function listKnownLocalizations(
  platform: Needs<'db' | 'cache'>,
): Promise<{ language: Language; name: string }[]> {
  return (await listLanguages(platform)).flatMap(({ language, name, is_enabled }) =>
    is_enabled ? [{ language, name }] : [],
  )
}

/** Codes of the languages that readers get. */
export const readersLanguages = async (
  platform: Needs<'db' | 'cache'>,
): Promise<readonly Language[]> =>
  (await listKnownLocalizations(platform)).map(({ language }) => language)

/** The language in which this caller reads. */
export async function readerLanguage(
  platform: Needs<ToReadSettings>,
  actor: Pick<Actor, 'user'>,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): Promise<Language> {
  const [{ i18n }, languages] = await Promise.all([
    getSettings(platform),
    readersLanguages(platform),
  ])
  return chooseLanguage({
    languages,
    account: actor.user?.language,
    cookie: request.cookies[LOCALE_COOKIE],
    acceptLanguage: request.headers['accept-language'],
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
}

/** What somebody reads who wishes for no language, as search engines do. */
export async function siteLanguage(platform: Needs<ToReadSettings>): Promise<Language> {
  return accountLanguage(platform, undefined)
}

/** In which language somebody is written to who is not here to be asked: that of the account, else the site's. */
export async function accountLanguage(
  platform: Needs<ToReadSettings>,
  account: string | null | undefined,
): Promise<Language> {
  const [{ i18n }, languages] = await Promise.all([
    getSettings(platform),
    readersLanguages(platform),
  ])
  return chooseLanguage({
    languages,
    account,
    cookie: undefined,
    acceptLanguage: undefined,
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
}

export type Translate = (key: string, values?: LineValues) => string

/** For what is written to such a person. */
export async function accountTranslator(
  platform: Needs<ToReadSettings>,
  account: string | null | undefined,
): Promise<Translate> {
  return translatorOf(platform, await accountLanguage(platform, account))
}

/** Translates on the server: for notifications, mails and messages. */
export async function translatorOf(
  platform: Needs<'db' | 'cache'>,
  language: Language,
): Promise<Translate> {
  const { lines } = await getLocalization(platform, language)
  return (key, values) => formatLine(lines[key] ?? key, values, language)
}

/** In which language this caller is answered, and its lines. */
export async function resolveReader(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  request: FastifyRequest,
): Promise<Reader> {
  const language = await readerLanguage(platform, actor, request)
  return { language, t: await translatorOf(platform, language) }
}
