import { FILE_NAME_MAX_LENGTH } from '@mediatheque/contract/operations/files/files.schemas.ts'

/** What cannot be shown, turns the direction of what follows, or is no letter at all. */
const UNSHOWABLE = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Something to see: no name of joiners and blanks alone, which nobody could choose from a list. */
const SHOWABLE = /[^\p{C}\p{Z}\p{M}]/u
const EXTENSION = /\.([A-Za-z0-9]{1,10})$/

/**
 * The name that a client gave its file, as far as it can be shown and written to a disk: without folders, controls and
 * dots at its ends, with its extension when it has to be cut.
 */
export function tidyFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const tidied = last
    .replace(UNSHOWABLE, '')
    .normalize('NFC')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  if (!SHOWABLE.test(tidied)) return 'file'
  const letters = [...tidied]
  if (letters.length <= FILE_NAME_MAX_LENGTH) return tidied
  const ending = EXTENSION.exec(tidied)?.[0] ?? ''
  return letters.slice(0, FILE_NAME_MAX_LENGTH - ending.length).join('') + ending
}

/** In small letters; undefined for a name without one. */
export function extensionOf(name: string): string | undefined {
  return EXTENSION.exec(name)?.[1]?.toLowerCase()
}
