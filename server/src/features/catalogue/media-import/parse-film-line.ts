import { z } from 'zod'

const LAST_YEAR_AHEAD = 5
const FIRST_YEAR = 1870
const MOST_CAST = 60

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

export type ParsedLine = { readonly film: ImportedFilm } | { readonly reason: string }

const folded = z.string().transform((text) => text.replace(/\s+/g, ' ').trim())
const names = z
  .array(z.unknown())
  .nullish()
  .transform((list) => [...new Set((list ?? []).flatMap((name) => (typeof name === 'string' && name.trim() ? [name.replace(/\s+/g, ' ').trim()] : [])))])
const text = folded.nullish().transform((value) => value || null)

const line = z.object({
  title: folded.pipe(z.string().min(1).max(300)),
  year: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).nullish(),
  cast: names,
  genres: names,
  overview: text,
  poster: text,
  imdb_id: text,
  wikidata: text,
  link: text,
})

const isHttps = (url: string | null) => url !== null && URL.canParse(url) && new URL(url).protocol === 'https:'

/** Reads one line as leniently as is honest: what is usable is kept, and a line without a name or a real year is not. */
export function parseFilmLine(source: string, thisYear: number): ParsedLine {
  let json: unknown
  try {
    json = JSON.parse(source)
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
  if (year !== null && (!Number.isInteger(year) || year < FIRST_YEAR || year > thisYear + LAST_YEAR_AHEAD)) return { reason: `year: ${year} is out of range` }
  return {
    film: {
      name: data.title,
      year,
      cast: data.cast.filter((name) => name.length <= 120).slice(0, MOST_CAST),
      genres: data.genres.filter((name) => name.length <= 60),
      overview: data.overview,
      poster: isHttps(data.poster) ? data.poster : null,
      imdb: data.imdb_id?.match(/^tt\d{5,10}$/)?.[0] ?? null,
      wikidata: data.wikidata?.match(/Q\d+$/)?.[0] ?? null,
      link: isHttps(data.link) ? data.link : null,
    },
  }
}

/** A rough identity, to keep two lines about one film out of one batch. */
export function roughKey(film: ImportedFilm): string {
  const name = film.name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return `${name}:${film.year ?? ''}`
}
