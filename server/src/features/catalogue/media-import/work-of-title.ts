import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { ImportedWork } from '../titles/imported-works.batch.repository.ts'
import { GENRE_SYNONYMS } from './genre-synonyms.data.ts'
import type { ImportedTitle } from './outside/outside-catalogue.ts'

/** What an outside database says of a work, as titles are written. */
export function workOf(title: ImportedTitle, credits: ImportedWork['credits']): ImportedWork {
  return {
    values: {
      // Of which kind it is here, whoever imports it says.
      type: null,
      name: title.name,
      name_fr: title.french?.name ?? null,
      original_name: title.originalName,
      year: title.year,
      release_date: title.releaseDate,
      plot: title.plot,
      plot_fr: title.french?.plot ?? null,
      tagline: title.tagline,
      tagline_fr: title.french?.tagline ?? null,
      poster: title.posterUrl,
      backdrop: title.backdropUrl,
      homepage: title.homepageUrl,
      runtime: title.runtimeMinutes,
      certification: title.certification,
    },
    voteAverage: rounded(title.voteAverage),
    voteCount: title.voteCount,
    budget: title.budget,
    revenue: title.revenue,
    languages: title.spokenLanguages,
    countries: title.countries,
    genres: genresOf(title.genres),
    keywords: bySlug(title.keywords.map((name) => ({ slug: slugify(name), name }))),
    externalIds: title.externalIds,
    credits,
    peopleOf: title.source,
    seasons: title.seasons.map((season) => ({
      ...season,
      year: season.releaseDate === null ? null : Number(season.releaseDate.slice(0, 4)),
    })),
    trailers: title.trailers,
  }
}

/** The names of some are two: "Sci-Fi & Fantasy". */
const genresOf = (names: readonly string[]) =>
  bySlug(
    names
      .flatMap((name) => name.split(' & '))
      .map((name) => ({ slug: GENRE_SYNONYMS[name.toLowerCase()] ?? slugify(name), name })),
  )

const bySlug = (named: readonly { slug: string; name: string }[]) => [
  ...new Map(named.filter(({ slug }) => slug !== '').map((one) => [one.slug, one])).values(),
]

const rounded = (value: number | null) =>
  value === null || value < 0 || value > 10 ? null : Math.round(value * 10) / 10
