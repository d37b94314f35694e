import { json, type TestService } from './test-outside-services.ts'

const person = (id: number, name: string) => ({ id, name, profile_path: `/person-${id}.jpg` })

/** A series of two seasons as TMDB describes it. */
export const seriesOfTmdb = {
  id: 1399,
  name: 'The Lighthouse Keepers',
  original_name: 'Les Gardiens du phare',
  original_language: 'fr',
  overview: 'Two keepers and a storm.',
  tagline: 'The light goes on.',
  first_air_date: '2019-04-07',
  in_production: true,
  status: 'Returning Series',
  episode_run_time: [52],
  origin_country: ['FR'],
  spoken_languages: [{ iso_639_1: 'fr', name: 'Français' }, { iso_639_1: 'zz' }],
  production_countries: [{ iso_3166_1: 'FR', name: 'France' }],
  genres: [
    { id: 18, name: 'Drama' },
    { id: 10765, name: 'Sci-Fi & Fantasy' },
  ],
  poster_path: '/poster.jpg',
  backdrop_path: '/backdrop.jpg',
  homepage: 'https://keepers.example/',
  vote_average: 8.44,
  vote_count: 120,
  popularity: 42,
  created_by: [person(1, 'Marie Duval')],
  aggregate_credits: {
    cast: [
      { ...person(2, 'Jean Morel'), roles: [{ character: 'Yann', episode_count: 4 }], order: 0 },
      { ...person(3, 'Anne Petit'), roles: [{ character: 'Soizic', episode_count: 4 }], order: 1 },
    ],
    crew: [
      {
        ...person(4, 'Luc Blanc'),
        department: 'Sound',
        jobs: [{ job: 'Original Music Composer' }],
      },
    ],
  },
  content_ratings: {
    results: [
      { iso_3166_1: 'US', rating: 'TV-14' },
      { iso_3166_1: 'FR', rating: '12' },
    ],
  },
  external_ids: { imdb_id: 'tt7654321', wikidata_id: 'Q1234567', tvdb_id: 5555 },
  keywords: {
    results: [
      { id: 9, name: 'lighthouse' },
      { id: 10, name: 'sea' },
    ],
  },
  videos: {
    results: [
      {
        site: 'YouTube',
        key: 'abcdefghijk',
        name: 'Trailer one',
        type: 'Trailer',
        iso_639_1: 'en',
      },
      { site: 'Vimeo', key: '123456', name: 'Elsewhere', type: 'Trailer' },
    ],
  },
  translations: {
    translations: [
      {
        iso_639_1: 'fr',
        iso_3166_1: 'FR',
        data: {
          name: '',
          overview: 'Deux gardiens et une tempête.',
          tagline: 'La lumière continue.',
        },
      },
    ],
  },
  seasons: [{ season_number: 1 }, { season_number: 2 }],
}

export const seasonOfTmdb = (number: number, names: readonly string[]) => ({
  season_number: number,
  name: `Season ${number}`,
  overview: `The year ${number}.`,
  air_date: `20${18 + number}-04-07`,
  poster_path: `/season-${number}.jpg`,
  episodes: names.map((name, index) => ({
    episode_number: index + 1,
    name,
    overview: `What happens in ${name}.`,
    air_date: `20${18 + number}-04-0${index + 7}`,
    runtime: 52,
    still_path: `/still-${number}-${index + 1}.jpg`,
  })),
})

/** What the service says of the series from now on. */
export function answerSeries(
  service: TestService,
  changes: Partial<Record<keyof typeof seriesOfTmdb, unknown>> = {},
  seasons: readonly (readonly string[])[] = [
    ['Arrival', 'Fog'],
    ['Return', 'Ice'],
  ],
): void {
  const series = { ...seriesOfTmdb, ...changes }
  service.answer(`/3/tv/${String(series.id)}`, series)
  seasons.forEach((names, index) =>
    service.answer(`/3/tv/${String(series.id)}/season/${index + 1}`, (response, { url }) => {
      const season = seasonOfTmdb(index + 1, names)
      const isFrench = url.searchParams.get('language') === 'fr-FR'
      json(response, isFrench ? inFrench(season) : season)
    }),
  )
}

/** As it tells what was translated in part: by number where there is no name, empty where there is no text. */
const inFrench = (season: ReturnType<typeof seasonOfTmdb>) => ({
  ...season,
  name: `Saison ${season.season_number}`,
  overview: '',
  episodes: season.episodes.map((episode) => ({
    ...episode,
    name:
      episode.episode_number === 1 ? `${episode.name} (vf)` : `Épisode ${episode.episode_number}`,
    overview: episode.episode_number === 1 ? `Ce qui arrive dans ${episode.name}.` : '',
  })),
})

export const movieOfTmdb = (id: number, changes: object = {}) => ({
  id,
  title: 'The Tide',
  original_title: 'La Marée',
  original_language: 'fr',
  overview: 'It comes and goes.',
  release_date: '1931-05-11',
  runtime: 111,
  status: 'Released',
  genres: [{ id: 18, name: 'Drama' }],
  ...changes,
})
