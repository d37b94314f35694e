import { createHash } from 'node:crypto'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { LOCALE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { type Language, LANGUAGES } from '@mediatheque/contract/core/lines.ts'
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
import { listChangedLines, listLocalizationRows } from './localizations.repository.ts'

/** Cache tag of the lines of every language. Invalidate it with every change of a line. */
export const LINES_TAG = defineTag('lines')

const CACHE_SECONDS = 600
const VERSION_LENGTH = 12

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language)

/** A language with all its lines: the shipped ones under those that an administrator changed. */
export function getLocalization(
  platform: Needs<'db' | 'cache'>,
  language: Language,
): Promise<LocalizationView> {
  return platform.cache.remember(
    `lines:${language}`,
    { ttlSeconds: CACHE_SECONDS, tags: [LINES_TAG] },
    async () => {
      const [changed, all] = await Promise.all([
        listChangedLines(platform.db, language),
        listLocalizationRows(platform.db),
      ])
      const lines = Object.fromEntries([...shippedIn(language), ...changed])
      const version = createHash('sha256')
        .update(JSON.stringify(lines))
        .digest('base64url')
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
    const text = language === 'en' ? line.en : line[language]
    return text === undefined ? [] : [[key, text]]
  })
}

/** Languages to choose from. */
export function listKnownLocalizations(
  platform: Needs<'db' | 'cache'>,
): Promise<{ language: Language; name: string }[]> {
  return platform.cache.remember(
    'localizations',
    { ttlSeconds: CACHE_SECONDS, tags: [LINES_TAG] },
    async () =>
      (await listLocalizationRows(platform.db)).flatMap(({ language, name }) =>
        isLanguage(language) ? [{ language, name }] : [],
      ),
  )
}

/** The language in which this caller reads. */
export async function readerLanguage(
  platform: Needs<ToReadSettings>,
  actor: Pick<Actor, 'user'>,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): Promise<Language> {
  const { i18n } = await getSettings(platform)
  return chooseLanguage({
    account: actor.user?.language,
    cookie: request.cookies[LOCALE_COOKIE],
    acceptLanguage: request.headers['accept-language'],
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
}

/** What somebody reads who wishes for no language, as search engines do. */
export async function siteLanguage(platform: Needs<ToReadSettings>): Promise<Language> {
  return unwishedLanguage(await getSettings(platform), undefined)
}

function unwishedLanguage(
  { i18n }: Awaited<ReturnType<typeof getSettings>>,
  account: string | null | undefined,
): Language {
  return chooseLanguage({
    account,
    cookie: undefined,
    acceptLanguage: undefined,
    siteDefault: i18n.default_localization,
    isTranslated: i18n.enable,
  })
}

export type Translate = (key: string, values?: LineValues) => string

/** For what is written to somebody who is not here to be asked: the language of the account, else the site's. */
export async function accountTranslator(
  platform: Needs<ToReadSettings>,
  accountLanguage: string | null | undefined,
): Promise<Translate> {
  return translatorOf(platform, unwishedLanguage(await getSettings(platform), accountLanguage))
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
