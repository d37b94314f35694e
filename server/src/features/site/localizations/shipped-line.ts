import { isShippedLanguage, type Language } from '@mediatheque/contract/core/lines.ts'
import { shippedLines } from '../../../platform/contract/shipped-lines.ts'

export const englishOf = (key: string): string => shippedLines[key]?.en ?? key

/** What ships in a language; null where nothing does. */
export function shippedLine(language: Language, key: string): string | null {
  if (language === 'en') return englishOf(key)
  return isShippedLanguage(language) ? (shippedLines[key]?.[language] ?? null) : null
}
