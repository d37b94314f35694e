/**
 * Language lines of one feature. The key is the exact text of the specification and, unless `en` says otherwise,
 * the English line; `fr` is required, so that French is complete from the first day.
 * Values hold `:name` placeholders and plurals `[one 1 record|other :count records]`.
 */
export type Lines = Record<string, { readonly en?: string; readonly fr: string }>

export function defineLines<const L extends Lines>(lines: L): L {
  return Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [key, { ...line, fr: keepSigns(line.fr) }]),
  ) as L
}

/** French signs of two parts, and what stands in guillemets, stay on the line of their word. A `:name` is no such sign. */
const keepSigns = (text: string) =>
  text.replace(/ (?=[;!?»]|:(?!\w))/g, NO_BREAK_SPACE).replaceAll('« ', `«${NO_BREAK_SPACE}`)
const NO_BREAK_SPACE = '\u00a0'

/** Languages whose lines come with the application: every one of them is complete. */
export const SHIPPED_LANGUAGES = ['en', 'fr'] as const
export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number]

export const isShippedLanguage = (language: string): language is ShippedLanguage =>
  (SHIPPED_LANGUAGES as readonly string[]).includes(language)

/** In which of the shipped languages a reader gets what is written in those alone. */
export const nearestShipped = (language: Language): ShippedLanguage =>
  isShippedLanguage(language) ? language : 'en'

/** Code of a language of the site, shipped or added by its staff: `en`, `pt-BR`, `zh-Hant`. */
export type Language = string
