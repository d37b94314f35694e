import type { Needs } from '../../../platform/platform.ts'
import { mendWords } from './mend-words.ts'
import {
  type ParsedQuery,
  parseSearchQuery,
  readQueryTerms,
  type Slot,
  toSlots,
  toTsQuery,
  wordsToKnow,
} from './parse-search-query.ts'
import {
  findKnownTerms,
  findTermsBeginning,
  findTitlesByExternalId,
  findTitlesNamed,
  type FoundIds,
  type NamedTitle,
  normaliseQuery,
  searchPersonIds,
  searchTitleIds,
  type Wanted,
  type WantedName,
} from './search.repository.ts'

/** Fewer hits than this, and a typing error is looked for. */
const FEW_HITS = 3
/** A single letter is the beginning of everything. */
const SHORTEST_PREFIX = 2
/** Words tried for an unfinished one; a short beginning begins many more, and then other words of the query must help. */
const MOST_ENDINGS = 12
/** So many matches of each way are ranked, unless the caller wants fewer. */
const CANDIDATES = 200

export interface SearchOptions {
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

export type { NamedTitle, WantedName }

/** Enough to tell one from several. */
const MOST_OF_A_NAME = 6

/** Titles by the whole of one of their names: many names at once, in their order. */
export const listTitlesNamed = (
  { readDb }: Needs<'readDb'>,
  wanted: readonly WantedName[],
): Promise<NamedTitle[][]> => findTitlesNamed(readDb, wanted, MOST_OF_A_NAME)

const NOTHING: FoundIds = { ids: [], total: 0, hasExactName: false, bestWords: [] }

/** Ids of titles and people by name, best first, in spite of typing errors; also titles by an id elsewhere or a year. */
export async function findByName(
  platform: Needs<'readDb'>,
  query: string,
  options: SearchOptions,
): Promise<Found> {
  const terms = readQueryTerms(query)
  if (terms.externalId)
    return {
      titles: await findByExternalId(platform, terms.externalId, options),
      people: NOTHING,
      correctedQuery: null,
    }
  const parsed = parseSearchQuery(await normaliseQuery(platform.readDb, terms.text))
  if (parsed.words.length === 0 && terms.onlyYear === null)
    return { titles: NOTHING, people: NOTHING, correctedQuery: null }
  const { required } = parsed
  const known = await findKnownTerms(platform.readDb, wordsToKnow(required))
  const prepared = { parsed, slots: toSlots(required, known), known, onlyYear: terms.onlyYear }
  const found = await run(platform, prepared, options)
  const hits = found.titles.total + found.people.total
  const unknown = required.filter((word) => !known.has(word))
  if (hits >= FEW_HITS || (hits > 0 && unknown.length === 0) || required.length === 0)
    return { ...found, correctedQuery: null }
  return mend(
    platform,
    { prepared, suspicious: unknown.length > 0 ? unknown : required, found },
    options,
  )
}

/** The words of a query that must be found; none where it asks for a year or for an id elsewhere. */
export async function readWords(
  { readDb }: Needs<'readDb'>,
  query: string,
): Promise<readonly string[]> {
  const { text, externalId, onlyYear } = readQueryTerms(query)
  if (externalId || onlyYear !== null) return []
  return parseSearchQuery(await normaliseQuery(readDb, text)).required
}

async function findByExternalId(
  platform: Needs<'readDb'>,
  externalId: { provider: string; value: string },
  options: SearchOptions,
): Promise<FoundIds> {
  const ids = await findTitlesByExternalId(platform.readDb, externalId)
  const offset = (options.page - 1) * options.titles
  return { ...NOTHING, ids: ids.slice(offset, offset + options.titles), total: ids.length }
}

interface Prepared {
  parsed: ParsedQuery
  slots: Slot[]
  /** Words of the query that some title or person has; absent once words were mended, which are whole ones. */
  known?: ReadonlySet<string>
  onlyYear: number | null
}

type Pair = Pick<Found, 'titles' | 'people'>

async function run(
  platform: Needs<'readDb'>,
  prepared: Prepared,
  options: SearchOptions,
): Promise<Pair> {
  const { parsed, slots, onlyYear } = prepared
  const wanted = {
    ...(slots.length === 0 ? { ways: [], ranking: '' } : await readWays(platform, prepared)),
    normalised: parsed.words.filter((word) => word !== String(parsed.year)).join(' '),
    year: parsed.year,
    onlyYear,
    candidates: options.candidates ?? CANDIDATES,
  }
  const part = (limit: number): Wanted => ({ ...wanted, limit, offset: (options.page - 1) * limit })
  const [titles, people] = await Promise.all([
    options.titles > 0 ? searchTitleIds(platform.readDb, part(options.titles)) : NOTHING,
    onlyYear === null && options.people > 0
      ? searchPersonIds(platform.readDb, part(options.people))
      : NOTHING,
  ])
  return { titles, people }
}

/** With the last word as an unfinished one, and as typed. */
async function readWays(
  platform: Needs<'readDb'>,
  { parsed, slots, known }: Prepared,
): Promise<Pick<Wanted, 'ways' | 'broad' | 'ranking'>> {
  const last = parsed.required.at(-1)
  const exact = toTsQuery(slots, last)
  const isSingle = slots.length === 1
  const asTyped = { words: exact, endings: exact, isSingle }
  const isUnfinished =
    known && last !== undefined && slots.at(-1)?.some((words) => words.includes(last))
  const others = isSingle ? undefined : toTsQuery(slots.slice(0, -1), undefined)
  const broad = others === undefined ? undefined : { words: others, isSingle: slots.length === 2 }
  if (!isUnfinished || (isSingle && last.length < SHORTEST_PREFIX))
    return { ways: [asTyped], ranking: exact }
  if (last.length < SHORTEST_PREFIX)
    return { ways: [asTyped], broad, ranking: toTsQuery(slots, last, 'any') }
  const found = await findTermsBeginning(platform.readDb, last, MOST_ENDINGS)
  const endings = toTsQuery(slots.slice(-1), last, found)
  const isOther = found.some((word) => word !== last)
  const isKnown = known.has(last) || (slots.at(-1)?.length ?? 0) > 1
  return {
    ways: [
      ...(isOther ? [{ words: others ?? endings, endings, isSingle }] : []),
      ...(isKnown || !isOther ? [asTyped] : []),
    ],
    broad: found.length === MOST_ENDINGS ? broad : undefined,
    ranking: toTsQuery(slots, last, 'any'),
  }
}

/** Looks again with mended words; what was found as typed stays in front. */
async function mend(
  platform: Needs<'readDb'>,
  { prepared, suspicious, found }: { prepared: Prepared; suspicious: string[]; found: Pair },
  options: SearchOptions,
): Promise<Found> {
  const asTyped = { ...found, correctedQuery: null }
  const { parsed } = prepared
  const slots = await mendWords(platform, parsed.required, { suspicious, known: prepared.known })
  if (!slots || slots.length === 0) return asTyped
  const words = joinSlots(slots).split(' ')
  const mended = await run(
    platform,
    { parsed: { ...parsed, words, required: words }, slots, onlyYear: prepared.onlyYear },
    options,
  )
  if (mended.titles.total + mended.people.total === 0) return asTyped
  if (found.titles.total + found.people.total > 0)
    return {
      titles: append(found.titles, mended.titles),
      people: append(found.people, mended.people),
      correctedQuery: null,
    }
  const best = mended.titles.ids.length > 0 ? mended.titles.bestWords : mended.people.bestWords
  return {
    ...mended,
    correctedQuery: joinSlots(slots, best) + (parsed.year ? ` ${parsed.year}` : ''),
  }
}

/** The words that were really looked for; of several spellings the one that the best hit has. */
const joinSlots = (slots: readonly Slot[], best: readonly string[] = []) =>
  slots
    .map((slot) =>
      (slot.find((words) => words.every((word) => best.includes(word))) ?? slot[0]!).join(' '),
    )
    .join(' ')

function append(first: FoundIds, second: FoundIds): FoundIds {
  const ids = [...new Set([...first.ids, ...second.ids])]
  return { ...first, ids, total: Math.max(ids.length, first.total, second.total) }
}
