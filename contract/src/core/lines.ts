/**
 * Language lines of one feature. The key is the exact text of the specification and, unless `en` says otherwise,
 * the English line; `fr` is required, so that French is complete from the first day.
 * Values hold `:name` placeholders and plurals `[one 1 record|other :count records]`.
 */
export type Lines = Record<string, { readonly en?: string; readonly fr: string }>

export function defineLines<const L extends Lines>(lines: L): L {
  return lines
}

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
