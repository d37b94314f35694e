import type { Language } from '@mediatheque/contract/core/lines.ts'

/** What no language is spoken in. */
const SILENT = 'zxx'

const isOf = (language: Language, code: string) =>
  code === language || code.startsWith(`${language}-`)

/** Whether somebody who reads this language understands what is spoken in one of these. */
export const isSpokenBy = (language: Language, codes: readonly string[]): boolean =>
  codes.some((code) => code === SILENT || isOf(language, code))

/** Whether one of these subtitles is for somebody who reads this language. */
export const isWrittenFor = (language: Language, codes: readonly string[]): boolean =>
  codes.some((code) => isOf(language, code))

/** Negative where `a` is the lesser: the first marks that differ decide. */
export function compareMarks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((mark, index) => mark !== b[index])
  return at === -1 ? 0 : a[at]! - b[at]!
}
