import { randomInt } from 'node:crypto'

/** Without letters and digits that are read for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const LETTERS_OF_GROUP = 4

/** `K7QM-2XWB-9RTD-HJ4N`: nearly eighty bits, which nobody guesses. */
export function makeGiftCode(): string {
  const group = () =>
    Array.from({ length: LETTERS_OF_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** However somebody types it. */
export const readGiftCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What staff tell codes apart by. */
export const hintOf = (code: string): string => code.slice(-LETTERS_OF_GROUP)
