import { spellingVariants } from './spelling-variants.ts'

const FEWEST_LETTERS_OF_PART = 3
const MOST_WORDS = 12
/** Shorter words are not kept as terms: nobody knows whether a title has them. */
const SHORTEST_TERM = 2
const EARLIEST_YEAR = 1880
const LATEST_YEAR = 2100

/** Words that a name may or may not have, in the languages of the site: they never decide whether a title is found. */
const OPTIONAL_WORDS = new Set(
  'the a an of and le la les l un une des du de d et au aux en'.split(' '),
)

/** What a query says beside words: `imdb:tt0013442`, `year:1922`, and a bare IMDb id. */
export interface QueryTerms {
  /** The query without them. */
  text: string
  externalId: { provider: string; value: string } | null
  /** The year that every title found must have. */
  onlyYear: number | null
}

const EXTERNAL_ID = /(?:^|\s)(imdb|tmdb|tvdb|wikidata|isbn|gutenberg):\s*([\w-]{1,40})(?=\s|$)/i
const BARE_IMDB_ID = /^\s*(tt\d{5,10})\s*$/i
const ONLY_YEAR = /(?:^|\s)(?:y|year|ann[eé]e):\s*(\d{4})(?=\s|$)/i

/** Takes the terms with a prefix out of a query; the syntax is described in docs/search.md. */
export function readQueryTerms(query: string): QueryTerms {
  const bare = BARE_IMDB_ID.exec(query)?.[1]
  if (bare)
    return { text: '', externalId: { provider: 'imdb', value: bare.toLowerCase() }, onlyYear: null }
  const id = EXTERNAL_ID.exec(query)
  const year = ONLY_YEAR.exec(query)
  const provider = id?.[1]?.toLowerCase()
  return {
    text: query.replace(EXTERNAL_ID, ' ').replace(ONLY_YEAR, ' '),
    externalId: provider && id?.[2] ? { provider, value: idOf(provider, id[2]) } : null,
    onlyYear: year ? Number(year[1]) : null,
  }
}

/** As it is stored: `TT13442` and `0013442` are `tt0013442`, `q151895` is `Q151895`. */
function idOf(provider: string, value: string): string {
  if (provider === 'wikidata') return value.toUpperCase()
  const digits = /^(?:tt)?(\d+)$/i.exec(value)?.[1]
  return provider === 'imdb' && digits ? `tt${digits.padStart(7, '0')}` : value
}

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
  return {
    words,
    required: required.length > 0 ? required : others.length > 0 ? others : words,
    year,
  }
}

function isYear(word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= EARLIEST_YEAR && Number(word) <= LATEST_YEAR
}

/** Neighbours written as one word: `spider man` → `spiderman`. */
const joinedWords = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]}${word}`)

/** A word written as two: `spiderman` → `spider man` and every other way. */
function splitWord(word: string): [string, string][] {
  const ways = word.length - 2 * FEWEST_LETTERS_OF_PART + 1
  return Array.from({ length: Math.max(0, ways) }, (_, index) => {
    const at = index + FEWEST_LETTERS_OF_PART
    return [word.slice(0, at), word.slice(at)]
  })
}

/** Every word that {@link toSlots} may ask about. */
export const wordsToKnow = (required: readonly string[]): string[] => [
  ...new Set([
    ...required,
    ...joinedWords(required),
    ...required.flatMap((word) => [...splitWord(word).flat(), ...spellingVariants(word)]),
  ]),
]

/** Ways to write one part of the query; each way is words that must all be found. */
export type Slot = string[][]

/**
 * The required words as parts with their other spellings: numbers in words and in both scripts, words joined and split,
 * each where the result is a word that some title has.
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
    const variants =
      required.length > 1
        ? spellingVariants(word).filter((other) => other.length < SHORTEST_TERM || known.has(other))
        : []
    const splits = splitWord(word).filter((parts) => parts.every((part) => known.has(part)))
    slots.push([[word], ...variants.map((other) => [other]), ...splits])
  }
  return slots
}

/** What the last word typed may be, where it may be unfinished: words that begin so, or every word that does. */
export type Ending = readonly string[] | 'any'

/** The parts as a `tsquery`. With an ending the last word typed may be the beginning of one. */
export function toTsQuery(
  slots: readonly Slot[],
  lastWord: string | undefined,
  ending?: Ending,
): string {
  const lexeme = (word: string) => {
    if (ending === undefined || word !== lastWord) return word
    return ending === 'any' ? `${word}:*` : `(${[...new Set([word, ...ending])].join(' | ')})`
  }
  return slots
    .map((slot) => `(${slot.map((words) => words.map(lexeme).join(' & ')).join(' | ')})`)
    .join(' & ')
}
