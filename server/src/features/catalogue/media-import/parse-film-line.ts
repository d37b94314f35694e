import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { z } from 'zod'

const LAST_YEAR_AHEAD = 5
/** The first year the database takes, and that of the first moving pictures. */
const FIRST_YEAR = 1000
const FIRST_FILM_YEAR = 1870
const OLDER_THAN_FILM: ReadonlySet<TitleType> = new Set(['music', 'ebook', 'other'])
const MOST_CAST = 60
const MOST_NAME = 120
const MOST_GENRE = 60

/** A usable line of an import file. */
export interface ImportedFilm {
  name: string
  year: number | null
  cast: string[]
  genres: string[]
  overview: string | null
  poster: string | null
  imdb: string | null
  wikidata: string | null
  link: string | null
}

/** `notes`: what of a usable line was left out, and why. */
export type ParsedLine =
  | { readonly film: ImportedFilm; readonly notes: readonly string[] }
  | { readonly reason: string }

/** One space between words; without the control characters and half characters that PostgreSQL refuses. */
const fold = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
const folded = z.string().transform(fold)
const names = z
  .unknown()
  .optional()
  .transform((list) => {
    const texts = Array.isArray(list)
      ? list.filter((name) => typeof name === 'string').map(fold)
      : []
    return [...new Set(texts.filter(Boolean))]
  })
const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' && fold(value)) || null)

const line = z.object({
  title: folded.pipe(z.string().min(1).max(300)),
  year: z.union([z.number(), z.string().regex(/^\d*$/).transform(Number)]).nullish(),
  cast: names,
  genres: names,
  overview: text,
  poster: text,
  imdb_id: text,
  wikidata: text,
  link: text,
})

const isHttps = (url: string | null) =>
  url !== null && URL.canParse(url) && new URL(url).protocol === 'https:'

/** Reads one line as leniently as is honest: what is usable is kept, and a line without a name or a real year is not. */
export function parseFilmLine(source: string, years: { first: number; last: number }): ParsedLine {
  let json: unknown
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch {
    return { reason: 'not valid JSON' }
  }
  const parsed = line.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { reason: `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'invalid'}` }
  }
  const { data } = parsed
  // Zero is how such files say "unknown".
  const year = data.year || null
  if (year !== null && (!Number.isInteger(year) || year < years.first || year > years.last))
    return { reason: `year: ${year} is out of range` }
  const notes: string[] = []
  const keep = (
    field: string,
    given: string | null,
    usable: string | null | undefined,
    wanted: string,
  ) => {
    if (given && !usable) notes.push(`${field} left out: ${wanted}`)
    return usable ?? null
  }
  const address = (url: string | null) => (isHttps(url) ? url : null)
  return {
    film: {
      name: data.title,
      year,
      cast: data.cast.filter((name) => name.length <= MOST_NAME).slice(0, MOST_CAST),
      genres: data.genres.filter((name) => name.length <= MOST_GENRE && slugify(name) !== ''),
      overview: data.overview,
      poster: keep('poster', data.poster, address(data.poster), 'not an https address'),
      imdb: keep(
        'imdb_id',
        data.imdb_id,
        data.imdb_id?.match(/^tt\d{5,10}$/)?.[0],
        'not like tt0013442',
      ),
      wikidata: keep(
        'wikidata',
        data.wikidata,
        data.wikidata?.match(/Q\d+$/)?.[0],
        'names no item like Q151895',
      ),
      link: keep('link', data.link, address(data.link), 'not an https address'),
    },
    notes,
  }
}

/** The first year that a work of this kind can be of, and the last one worth announcing. */
export function possibleYears(type: TitleType, thisYear: number): { first: number; last: number } {
  return {
    first: OLDER_THAN_FILM.has(type) ? FIRST_YEAR : FIRST_FILM_YEAR,
    last: thisYear + LAST_YEAR_AHEAD,
  }
}
