import { numeralVariant } from './numeral-variants.ts'

const FEWEST_LETTERS_OF_PART = 3
const MOST_WORDS = 12
const EARLIEST_YEAR = 1880
const LATEST_YEAR = 2100

/** Words that a name may or may not have, in the languages of the site: they never decide whether a title is found. */
const OPTIONAL_WORDS = new Set('the a an of and le la les l un une des du de d et au aux en'.split(' '))

export interface ParsedQuery {
  /** All words, in normalised spelling. */
  words: string[]
  /** Words that must be found. */
  required: string[]
  /** A year beside other words; it ranks, it does not decide. */
  year: number | null
}

/** @param normalised letters and digits with single spaces, as the database's `normalise_name` writes them */
export function parseSearchQuery(normalised: string): ParsedQuery {
  const words = normalised.split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const years = words.filter(isYear)
  const year = words.length > 1 && years.length > 0 ? Number(years.at(-1)) : null
  const others = words.filter((word) => year === null || word !== String(year))
  const required = others.filter((word) => !OPTIONAL_WORDS.has(word))
  return { words, required: required.length > 0 ? required : others, year }
}

function isYear(word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= EARLIEST_YEAR && Number(word) <= LATEST_YEAR
}

/** Neighbours written as one word: `spider man` → `spiderman`. */
export const joinedWords = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`)

/** A word written as two: `spiderman` → `spider man` and every other way. */
export function splitWord(word: string): [string, string][] {
  const ways = word.length - 2 * FEWEST_LETTERS_OF_PART + 1
  return Array.from({ length: Math.max(0, ways) }, (_, index) => {
    const at = index + FEWEST_LETTERS_OF_PART
    return [word.slice(0, at), word.slice(at)]
  })
}

/** Ways to write one part of the query; each way is words that must all be found. */
export type Slot = string[][]

/**
 * The required words as parts with their other spellings: numbers in both scripts, words joined and split where
 * the result is a word that some title has.
 */
export function toSlots(required: readonly string[], known: ReadonlySet<string>): Slot[] {
  const slots: Slot[] = []
  for (let index = 0; index < required.length; index++) {
    const word = required[index]!
    const next = required[index + 1]
    if (next !== undefined && known.has(word + next)) {
      slots.push([[word, next], [word + next]])
      index += 1
      continue
    }
    const numeral = required.length > 1 ? numeralVariant(word) : undefined
    const splits = splitWord(word).filter((parts) => parts.every((part) => known.has(part)))
    slots.push([[word], ...(numeral ? [[numeral]] : []), ...splits])
  }
  return slots
}

/** The parts as a `tsquery`. With `isPrefix` the last word typed may be the beginning of one. */
export function toTsQuery(slots: readonly Slot[], lastWord: string | undefined, isPrefix: boolean): string {
  const lexeme = (word: string) => (isPrefix && word === lastWord ? `${word}:*` : word)
  return slots.map((slot) => `(${slot.map((words) => words.map(lexeme).join(' & ')).join(' | ')})`).join(' & ')
}
