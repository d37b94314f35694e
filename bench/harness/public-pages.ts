import type pg from 'pg'

export type BenchReader = 'member' | 'premium' | 'uploader' | 'moderator' | 'admin'

export interface PublicCall {
  page: string
  path: string
  /** Statements at most, with nothing kept from before. */
  statements: number
  /** A guest where nobody is named. */
  as?: BenchReader
  /** Pages of 8 KiB that one statement may touch, where it is not the usual number. */
  pages?: number
  /**
   * It may say that too much is asked for. How many pages it touches says alone whether it looks at too much: of a small
   * table it may look at all.
   */
  isBounded?: boolean
  /** What it counts, it counts up to a bound: those statements are judged as well. */
  countsUpToABound?: boolean
}

const ORDERS = ['popularity', 'year', 'created_at', 'last_link_at', 'rating', 'name']
const NARROWED = [
  '',
  '&genre=drama',
  '&genre=drama&year_from=1990&year_to=1999',
  '&year_from=1990&year_to=1999',
  '&country=FR',
  '&genre=drama&country=FR',
  '&min_rating=8',
  '&genre=drama,comedy&country=FR,DE&year_from=1990&year_to=1999',
  '&runtime_from=90&runtime_to=100',
  '&runtime_from=240',
]

/** The calls behind every public page, on a database filled for measuring. */
export async function listPublicCalls(pool: pg.Pool): Promise<PublicCall[]> {
  const { rows } = await pool.query<{
    film: number
    series: number
    person: number
    name: string
  }>(`
    select (select id::int from titles where type = 'movie' order by links_count desc, id limit 1) film,
      (select title_id::int from seasons where number = 1 order by active_links_count desc, id limit 1) series,
      (select id::int from people order by popularity desc, id offset 100 limit 1) person,
      (select name from titles order by popularity desc, id offset 20 limit 1) as name`)
  const found = rows[0]
  if (!found) return []
  const { film, series, person, name } = found
  const category = NARROWED.flatMap((narrowed) =>
    ORDERS.map((order): PublicCall => ({
      page: 'category',
      path: `/api/v1/titles?type=movie&perPage=42&orderBy=${order}${narrowed}`,
      statements: 6,
    })),
  )
  const facets = NARROWED.map((narrowed): PublicCall => ({
    page: 'category',
    path: `/api/v1/channel/movies/facets?lang=en${narrowed}`,
    // The values of the whole channel and of what is left of it, and once more for each kind of which one is enough.
    statements: 16,
  }))
  const searches = [
    name,
    'love',
    'the st',
    `${name.slice(0, 4)}`,
    'nosfratu',
    'marie anna',
    'year:1999',
  ].map((query): PublicCall => ({
    page: 'search',
    path: `/api/v1/search/${encodeURIComponent(query)}`,
    statements: 12,
  }))
  const sitemaps = ['titles', 'seasons', 'episodes', 'people'].map((name): PublicCall => ({
    page: 'sitemap',
    path: `/sitemap-${name}-0.xml`,
    // Fifty thousand addresses, a thousand at once so that no more are in memory, and one more to see that it was the last.
    statements: 51,
  }))
  return [
    { page: 'sitemap', path: '/sitemap.xml', statements: 8 },
    ...sitemaps,
    // Its rows, and what they show: titles, pictures of genres, episodes, news, lists.
    { page: 'home', path: '/api/v1/channel/home', statements: 8 },
    { page: 'landing', path: '/api/v1/landing', statements: 4 },
    { page: 'category', path: '/api/v1/channel/movies', statements: 6 },
    ...category,
    ...facets,
    { page: 'title', path: `/api/v1/titles/${film}`, statements: 3 },
    { page: 'title', path: `/api/v1/titles/${film}/related`, statements: 3 },
    { page: 'season', path: `/api/v1/titles/${series}/seasons/1`, statements: 4 },
    { page: 'season', path: `/api/v1/titles/${series}/seasons/1/episodes`, statements: 3 },
    { page: 'person', path: `/api/v1/people/${person}`, statements: 4 },
    ...searches,
    { page: 'download', path: `/api/v1/titles/${film}/download`, statements: 12, as: 'member' },
    {
      page: 'download',
      path: `/api/v1/liens?title_id=${film}&loader=linksdl`,
      statements: 12,
      as: 'member',
    },
  ]
}
