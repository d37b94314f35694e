import {
  LIST_DESCRIPTION_MAX_LENGTH,
  LIST_NAME_MAX_LENGTH,
  LIST_NOTE_MAX_LENGTH,
  MOST_LIST_ITEMS,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { findColumns, type ListColumn, namesTitles } from './list-columns.ts'
import { plain, readTable, type TableRow } from './read-table.ts'

/** A title as a row of a file names it. */
export interface ReadTitle {
  readonly line: number
  readonly name: string | null
  readonly originalName: string | null
  readonly year: number | null
  /** Null where the file does not say. */
  readonly kind: 'film' | 'series' | 'episode' | null
  /** `tt0013442` */
  readonly imdb: string | null
  /** As `title_external_ids` holds it: `movie/653`. */
  readonly tmdb: string | null
  /** A web address of the title: that of a page of this site says which it is. */
  readonly address: string | null
  readonly note: string | null
  readonly isNoteCut: boolean
}

export interface ReadTitles {
  readonly name: string | null
  readonly description: string | null
  readonly titles: readonly ReadTitle[]
}

/** So far down the first line of a table is looked for: files may begin with a heading. */
const MOST_LINES_ABOVE = 10
/** More of a name says no more of what it may be. */
const NAME_MAX_LENGTH = 300
const LETTERBOXD = /^letterboxd list export/i

/**
 * The titles of a file: an export of IMDb or Letterboxd, a file of this site, or any table with a line of heads.
 * @throws AppError validation on `file`: what no titles can be read from, and more rows than a list holds
 */
export function readTitles(text: string, t: Translate): ReadTitles {
  const listed = readLines(text)
  if (listed) return { ...NOTHING_SAID, titles: inLimits(listed, t) }
  const rows = readTable(text, t)
  const { top, about } = findTop(rows)
  if (top === undefined)
    throw fieldError(
      'file',
      t('No column of titles was found. The first line must name the columns: Title, Year, IMDb…'),
    )
  const columns = findColumns(rows[top]!.cells)
  const titles = rows.slice(top + 1).flatMap((row) => readTitle(row, columns) ?? [])
  return { ...about, titles: inLimits(titles, t) }
}

const NOTHING_SAID = { name: null, description: null }

function inLimits(titles: ReadTitle[], t: Translate): ReadTitle[] {
  if (titles.length === 0) throw fieldError('file', t('There are no titles in this file.'))
  if (titles.length > MOST_LIST_ITEMS)
    throw fieldError(
      'file',
      t('There are more than :most titles in this file.', { most: MOST_LIST_ITEMS }),
    )
  return titles
}

/** How people write a title by hand: `Nosferatu (1922)`, in a list behind a dash, a dot or a number. */
const BY_HAND = /^(?:[-*•]\s+|\d{1,4}[.)]\s+)?(\S.{0,299}?)\s*[([]((?:1[0-9]|2[0-2])\d\d)[)\]]$/

const isByHand = (words: string) => words.length <= NAME_MAX_LENGTH && BY_HAND.test(words)

/** Of text that is no table at all but a title with its year in each line; of anything else nothing. */
function readLines(text: string): ReadTitle[] | undefined {
  // Most files are tables, which their first line shows.
  const [first = ''] = text
    .trimStart()
    .slice(0, NAME_MAX_LENGTH)
    .split(/[\r\n]/)
  if (!isByHand(plain(first))) return undefined
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, at) => ({ line: at + 1, words: plain(line) }))
    .filter(({ words }) => words !== '')
  if (!lines.every(({ words }) => isByHand(words))) return undefined
  return lines.flatMap(({ line, words }) => readTitle({ line, cells: [words] }, BY_NAME) ?? [])
}

const BY_NAME: ReadonlyMap<ListColumn, number> = new Map([['name', 0]])

/** A name, and the year that stands behind it where no column has one. */
function splitYear(name: string, year: number | null) {
  const [, alone, said] = (year === null && isByHand(name) && BY_HAND.exec(name)) || []
  return alone && said ? { name: alone, year: Number(said) } : { name: name || null, year }
}

/** Where the table begins. Letterboxd says above it what the list is called, in a table of its own. */
function findTop(rows: readonly TableRow[]) {
  const isLetterboxd = LETTERBOXD.test(rows[0]?.cells[0] ?? '')
  const from = isLetterboxd ? 3 : 0
  const heads = rows.slice(0, MOST_LINES_ABOVE).map(({ cells }) => findColumns(cells))
  const top = heads.findIndex((columns, at) => at >= from && namesTitles(columns))
  const cellOf = (column: ListColumn) => rows[2]?.cells[heads[1]?.get(column) ?? -1] ?? ''
  return {
    top: top === -1 ? undefined : top,
    about: isLetterboxd
      ? {
          name: cellOf('name').replace(/\s+/g, ' ').slice(0, LIST_NAME_MAX_LENGTH) || null,
          description: cut(cellOf('note'), LIST_DESCRIPTION_MAX_LENGTH) || null,
        }
      : NOTHING_SAID,
  }
}

function readTitle(
  { line, cells }: TableRow,
  columns: ReadonlyMap<ListColumn, number>,
): ReadTitle | undefined {
  const cell = (column: ListColumn) => cells[columns.get(column) ?? -1] ?? ''
  const nameOf = (column: ListColumn) =>
    cell(column).replace(/\s+/g, ' ').slice(0, NAME_MAX_LENGTH) || null
  const kind = readKind(cell('kind'))
  const { name, year } = splitYear(nameOf('name') ?? '', readYear(cell('year')))
  const address = cell('address') || null
  const note = cell('note')
  const read = {
    line,
    name,
    originalName: nameOf('original_name'),
    year,
    kind,
    imdb: readImdb(cell('imdb')) ?? readImdb(address ?? ''),
    tmdb: readTmdb(cell('tmdb'), kind),
    address,
    note: cut(note, LIST_NOTE_MAX_LENGTH) || null,
    isNoteCut: [...note].length > LIST_NOTE_MAX_LENGTH,
  }
  const saysNothing = !read.name && !read.originalName && !read.imdb && !read.tmdb
  return saysNothing ? undefined : read
}

function cut(words: string, most: number): string {
  const letters = [...words]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : words
}

function readYear(cell: string): number | null {
  const year = Number(/^(\d{4})\b/.exec(cell)?.[1] ?? 0)
  return year >= 1_000 && year <= 2_200 ? year : null
}

/** An id, or an address that it stands in. */
const readImdb = (cell: string): string | null =>
  /(?:^|imdb\.com\/(?:[a-z-]{2,5}\/)?title\/)(tt\d{7,10})(?!\d)/i.exec(cell)?.[1]?.toLowerCase() ??
  null

/** A number alone is that of a film, unless the row is about a series. */
function readTmdb(cell: string, kind: ReadTitle['kind']): string | null {
  const [, said, number] = /^(?:.*\b(movie|tv)\/)?(\d{1,10})(?!\d)/.exec(cell) ?? []
  if (number === undefined) return null
  return `${said ?? (kind === 'series' ? 'tv' : 'movie')}/${Number(number)}`
}

const KINDS = [
  ['episode', /episode/i],
  ['series', /series|s[ée]rie|\bshow\b|^tv$/i],
  ['film', /movie|film|short|special|^video$/i],
] as const

const readKind = (cell: string): ReadTitle['kind'] =>
  KINDS.find(([, words]) => words.test(cell))?.[0] ?? null
