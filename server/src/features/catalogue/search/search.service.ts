import { SEARCH_COUNT_LIMIT } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mendWords } from './mend-words.service.ts'
import { joinedWords, type ParsedQuery, parseSearchQuery, type Slot, splitWord, toSlots, toTsQuery } from './parse-search-query.ts'
import { findKnownTerms, type FoundIds, normaliseQuery, searchPersonIds, searchTitleIds, type Wanted } from './search.repository.ts'

/** Fewer hits than this, and a typing error is looked for. */
const FEW_HITS = 3
/** A single letter is the beginning of everything. */
const SHORTEST_PREFIX = 2

export interface SearchOptions {
  language: Language
  page: number
  titles: number
  people: number
  /** How many matches are ranked. */
  candidates?: number
}

export interface Found {
  titles: FoundIds
  people: FoundIds
  correctedQuery: string | null
}

const NOTHING: FoundIds = { ids: [], total: 0, hasExactName: false, bestWords: [] }

/** Ids of titles and people by name, best first, in spite of typing errors. */
export async function findByName(platform: Platform, query: string, options: SearchOptions): Promise<Found> {
  const normalised = await normaliseQuery(platform.readDb, query)
  const parsed = parseSearchQuery(normalised)
  if (parsed.words.length === 0) return { titles: NOTHING, people: NOTHING, correctedQuery: null }
  const { required } = parsed
  const known = await findKnownTerms(platform.readDb, [...required, ...joinedWords(required), ...required.flatMap((word) => splitWord(word).flat())])
  const found = await run(platform, { normalised, parsed, slots: toSlots(required, known) }, options)
  const hits = found.titles.total + found.people.total
  const unknown = required.filter((word) => !known.has(word))
  if (hits >= FEW_HITS || (hits > 0 && unknown.length === 0)) return { ...found, correctedQuery: null }
  return mend(platform, { parsed, suspicious: unknown.length > 0 ? unknown : required, found }, options)
}

interface Prepared {
  normalised: string
  parsed: ParsedQuery
  slots: Slot[]
}

type Pair = Pick<Found, 'titles' | 'people'>

async function run(platform: Platform, { normalised, parsed, slots }: Prepared, options: SearchOptions): Promise<Pair> {
  const last = parsed.words.at(-1)
  const hasPrefix = last !== undefined && last.length >= SHORTEST_PREFIX
  const exact = toTsQuery(slots, last, false)
  const wanted = {
    normalised,
    exact,
    prefix: hasPrefix ? toTsQuery(slots, last, true) : exact,
    year: parsed.year,
    candidates: options.candidates ?? SEARCH_COUNT_LIMIT,
  }
  const part = (limit: number): Wanted => ({ ...wanted, limit, offset: (options.page - 1) * limit })
  const [titles, people] = await Promise.all([
    searchTitleIds(platform.readDb, part(options.titles), options.language),
    searchPersonIds(platform.readDb, part(options.people)),
  ])
  return { titles, people }
}

/** Looks again with mended words; what was found as typed stays in front. */
async function mend(
  platform: Platform,
  { parsed, suspicious, found }: { parsed: ParsedQuery; suspicious: string[]; found: Pair },
  options: SearchOptions,
): Promise<Found> {
  const asTyped = { ...found, correctedQuery: null }
  const slots = await mendWords(platform, parsed.required, suspicious)
  if (!slots || slots.length === 0) return asTyped
  const corrected = joinSlots(slots)
  const mended = await run(platform, { normalised: corrected, parsed, slots }, options)
  if (mended.titles.total + mended.people.total === 0) return asTyped
  if (found.titles.total + found.people.total > 0) return { titles: append(found.titles, mended.titles), people: append(found.people, mended.people), correctedQuery: null }
  const best = mended.titles.ids.length > 0 ? mended.titles.bestWords : mended.people.bestWords
  return { ...mended, correctedQuery: joinSlots(slots, best) + (parsed.year ? ` ${parsed.year}` : '') }
}

/** The words that were really looked for; of several spellings the one that the best hit has. */
const joinSlots = (slots: readonly Slot[], best: readonly string[] = []) =>
  slots.map((slot) => (slot.find((words) => words.every((word) => best.includes(word))) ?? slot[0]!).join(' ')).join(' ')

function append(first: FoundIds, second: FoundIds): FoundIds {
  const ids = [...new Set([...first.ids, ...second.ids])]
  return { ...first, ids, total: Math.max(ids.length, first.total, second.total) }
}
