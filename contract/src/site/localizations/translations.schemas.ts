import { z } from 'zod'
import { exactText, flag, key, line, pageNumber, text, wholeNumber } from '../../core/input.ts'
import { LANGUAGE_CODE, NO_LANGUAGE, siteLanguage } from '../../core/language-code.ts'
import { seenVersion } from '../../core/version.ts'
import { RIGHT_TO_LEFT, WELL_KNOWN_LANGUAGES } from './well-known-languages.data.ts'

export const LINE_LIMITS = { key: 1_000, line: 4_000, atOnce: 100 } as const
/** A file has some thousand lines. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024

export const translationParams = z.object({ language: siteLanguage() })

const isOneOf = (codes: readonly string[]) => (code: string) => codes.includes(code)
const languageName = line({ max: 60, missing: 'Please enter a name.' })

export const addLanguageForm = z.object({
  language: key(LANGUAGE_CODE, NO_LANGUAGE)
    .refine((code) => !isOneOf(RIGHT_TO_LEFT)(code), {
      error:
        'The pages are not laid out for languages that are written from right to left, so none can be added.',
      abort: true,
    })
    .refine(isOneOf(WELL_KNOWN_LANGUAGES), NO_LANGUAGE),
  name: languageName,
  /** The language whose lines it begins with; without one it has none, and says everything in English. */
  copy_of: siteLanguage().nullable().default(null),
})
export type AddLanguageForm = z.output<typeof addLanguageForm>

export const updateLanguageForm = seenVersion.extend({ name: languageName, is_enabled: flag })
export type UpdateLanguageForm = z.output<typeof updateLanguageForm>

export const LINE_STATES = ['all', 'missing', 'changed', 'outdated', 'faulty'] as const
export type LineState = (typeof LINE_STATES)[number]

export const localizationSummary = z.object({
  id: z.number(),
  version: z.number(),
  language: z.string(),
  /** In the language itself. */
  name: z.string(),
  /** Whether it came with the application; it can be switched off then, and not deleted. */
  is_shipped: z.boolean(),
  /** Whether readers get it. */
  is_enabled: z.boolean(),
  lines: z.number(),
  /** Lines that have words of this language. */
  translated: z.number(),
  /** Lines that were changed on this site. */
  changed: z.number(),
  /** Changed ones whose English is another by now. */
  outdated: z.number(),
  /** Changed ones with a placeholder too few or too many. */
  faulty: z.number(),
  /** Whether readers who wish for no language get this one. */
  is_default: z.boolean(),
  /** Whether readers may choose it. */
  is_choosable: z.boolean(),
})
export type LocalizationSummary = z.output<typeof localizationSummary>

export const translationView = z.object({
  key: z.string(),
  english: z.string(),
  /** What ships in this language; null where nothing does. */
  shipped: z.string().nullable(),
  /** What this site says instead; null where it says nothing else. */
  line: z.string().nullable(),
  /** The English for which that was written, where it is another by now. */
  former_english: z.string().nullable(),
  is_faulty: z.boolean(),
  /** Areas and features whose texts have it: `links/links`. */
  used_in: z.array(z.string()),
  /** Whether it stands in the administration alone. */
  is_of_administration: z.boolean(),
})
export type TranslationView = z.output<typeof translationView>

export const translationsQuery = z.object({
  query: line({ max: 200 }).optional(),
  state: z.enum(LINE_STATES).default('all'),
  page: pageNumber.default(1),
  perPage: wholeNumber({ least: 1, most: 100 }).default(25),
})
export type TranslationsQuery = z.output<typeof translationsQuery>

export const translationsForm = z.object({
  lines: z
    .array(
      z.object({
        key: exactText({ max: LINE_LIMITS.key }),
        /** Null: what ships is said again. */
        line: exactText({ max: LINE_LIMITS.line }).nullable(),
        /** What this site said when the caller looked: who changed it since is not overwritten. */
        seen: exactText({ max: LINE_LIMITS.line }).nullable(),
      }),
    )
    .min(1)
    .max(LINE_LIMITS.atOnce),
})
export type TranslationsForm = z.output<typeof translationsForm>

export const FILE_FORMATS = ['json', 'po'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]
export const translationFileQuery = z.object({ format: z.enum(FILE_FORMATS).default('json') })

export const translationImportForm = z.object({
  format: z.enum(FILE_FORMATS),
  content: text({ max: MOST_FILE_BYTES }),
  /** Says what would happen, and writes nothing. */
  is_trial: flag.default(false),
})

/** So many lines of each kind are named; all are counted. */
export const MOST_NAMED = 50
const named = z.object({ count: z.number(), keys: z.array(z.string()) })
export const translationReport = z.object({
  updated: named,
  /** They said the same, or nothing. */
  skipped: named,
  /** No line of the site is called so. */
  not_found: named,
  /** A placeholder is missing, or there is none of that name. */
  refused: named,
})
export type TranslationReport = z.output<typeof translationReport>
