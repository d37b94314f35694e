import { type ParsedResult, parseTorrentTitle } from '@viren070/parse-torrent-title'
import { FRENCH_WORDS, type FrenchWord } from './french-release-words.data.ts'
import { qualityOfName } from './quality-of-name.ts'

/** What a release name seems to say. Whoever named it was bound by nothing: a guess, all of it. */
export interface ReleaseNameFacts {
  readonly title: string | null
  readonly year: number | null
  readonly seasons: readonly number[]
  readonly episodes: readonly number[]
  /** A season, and no episode of it. */
  readonly isFullSeason: boolean
  /** As the lists of the site call it. */
  readonly quality: string | null
  /** Codes of languages that are heard and read. */
  readonly languages: readonly string[]
  readonly subtitles: readonly string[]
  /** Several languages are heard, of which not all are named. */
  readonly isMulti: boolean
  readonly group: string | null
}

type Place = Pick<ParsedResult, 'seasons' | 'episodes'>

/** The library takes longer than its length for long ones. */
const LONGEST_NAME = 300
const MOST_NUMBERS = 500
const SEPARATORS = /[\s._\-+[\](){},]+/u
/** Words that the library leaves in the title. */
const OUTSIDE_TITLE = /[\s._-]+(?:4K|HD)?LIGHT(?:[\s._-].*)?$/iu

/** Names of chance, such as newsgroup files bear: a hash or a UUID, in which years and episodes would be found. */
const CHANCE = /^(?:[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu
const NOTHING: ReleaseNameFacts = {
  title: null,
  year: null,
  seasons: [],
  episodes: [],
  isFullSeason: false,
  quality: null,
  languages: [],
  subtitles: [],
  isMulti: false,
  group: null,
}

/** What a release name seems to say, of any text at all. */
export function readReleaseName(given: string): ReleaseNameFacts {
  const name = [...given.normalize('NFC')].slice(0, LONGEST_NAME).join('').trim()
  if (CHANCE.test(name)) return NOTHING
  const parsed = parseTorrentTitle(name)
  const whole = parsed.title?.replace(OUTSIDE_TITLE, '').trim() || null
  const words = wordsBehind(name, whole)
  const { title, year } = withYearOfBook(whole, yearOf(parsed.year), words)
  const { heard, read, isMulti } = listen(parsed.languages ?? [], words)
  const { seasons, episodes } = placeOf(name, parsed)
  return {
    title,
    year,
    seasons,
    episodes,
    isFullSeason: seasons.length > 0 && episodes.length === 0,
    quality: qualityOfName(parsed, words),
    languages: heard,
    subtitles: read,
    isMulti,
    group: GROUP_OF_A_SOURCE.test(name) ? null : (parsed.group ?? null),
  }
}

const BOOKS = new Set(['EPUB', 'PDF', 'MOBI', 'AZW3', 'CBZ', 'CBR', 'DJVU'])

/** Of books that are older than films, the year is left in the title. */
function withYearOfBook(title: string | null, year: number | null, words: readonly string[]) {
  const [, before, old] = /^(.+) (1[5-8]\d{2})$/u.exec(title ?? '') ?? []
  return year === null && before !== undefined && words.some((word) => BOOKS.has(word))
    ? { title: before, year: Number(old) }
    : { title, year }
}

/** A source that ends in what a group would look like. */
const GROUP_OF_A_SOURCE = /[\s._-](?:DVD-R|WEB-DL|BD-R)$/iu
/** Letters and numbers of chance behind the last dash, such as `-55e7`, which read like a place in a series. */
const NUMBERED_GROUP = /-\w*\d+[ex]\d+\w*$/iu
const PLACE = /^-(?:s\d+e\d+|s?\d+x\d+)$/iu

/** Season and episodes; what the name of a group seems to say of them is none. */
function placeOf(name: string, parsed: Place): { seasons: number[]; episodes: number[] } {
  const [group] = NUMBERED_GROUP.exec(name) ?? []
  const place =
    group && !PLACE.test(group) ? parseTorrentTitle(name.slice(0, -group.length)) : parsed
  return { seasons: numbersOf(place.seasons), episodes: numbersOf(place.episodes) }
}

/** Those in capitals that stand behind the title: what is a word of it says nothing about the release. */
function wordsBehind(name: string, title: string | null): string[] {
  const split = (text: string) => text.split(SEPARATORS).filter(Boolean)
  return split(name)
    .slice(split(title ?? '').length)
    .map((word) => word.toUpperCase())
}

const LETTERS_OF_A_CODE = /^[a-z]{2,3}$/

/** The library takes every French for one, and what is read for what is heard. */
function listen(told: readonly string[], words: readonly string[]) {
  const french = words.flatMap((word): readonly FrenchWord[] => {
    const meant = Object.hasOwn(FRENCH_WORDS, word) ? FRENCH_WORDS[word] : undefined
    return meant ? [meant] : []
  })
  const heard = french.flatMap(({ heard: some = [] }) => some)
  const read = french.flatMap(({ read: some = [] }) => some)
  const others = told.filter((code) => LETTERS_OF_A_CODE.test(code) && code !== 'fr')
  const isFrenchHeard = heard.some((code) => code.startsWith('fr'))
  // French that none of our words names stands by itself in the name: "fr", "fre".
  const unnamed = told.includes('fr') && french.every(isSilentOnFrench) ? ['fr'] : []
  const precise = heard.filter(
    (code) => code !== 'fr' || !heard.some((one) => one.startsWith('fr-')),
  )
  return {
    heard: [...new Set([...precise, ...(isFrenchHeard ? [] : unnamed), ...others])],
    read: [...new Set(read)],
    isMulti:
      french.some(({ isMulti = false }) => isMulti) || told.some((code) => code.endsWith(' audio')),
  }
}

const isSilentOnFrench = ({ heard = [], read = [] }: FrenchWord) =>
  ![...heard, ...read].some((code) => code.startsWith('fr'))

function yearOf(text: string | undefined): number | null {
  const [, year] = /(\d{4})/.exec(text ?? '') ?? []
  return year === undefined ? null : Number(year)
}

const numbersOf = (numbers: readonly number[] = []): number[] =>
  [...new Set(numbers)]
    .filter((number) => Number.isSafeInteger(number) && number >= 0 && number <= 99_999)
    .slice(0, MOST_NUMBERS)
