import type { TitleType } from '../titles/title-types.ts'

/** What can be imported from outside databases, in the words of the call. */
export const IMPORT_TYPES = ['movie', 'series', 'games', 'ebook', 'music'] as const
export type ImportType = (typeof IMPORT_TYPES)[number]

/** Whose ids those are: of the databases that know such works. */
export const IMPORT_SOURCES = ['tmdb', 'igdb', 'isbn', 'deezer'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

interface ImportTypeRule {
  readonly source: ImportSource
  /** The English line of the name of the works. */
  readonly label: string
  /** The English line of what its id is called. */
  readonly idLabel: string
  /** Categories that such a work can be entered in; the first unless another is said. */
  readonly categories: readonly TitleType[]
}

export const IMPORT_RULES: Readonly<Record<ImportType, ImportTypeRule>> = {
  movie: {
    source: 'tmdb',
    label: 'Movie',
    idLabel: 'TMDB ID',
    categories: ['movie', 'doc', 'animes', 'formation', 'other'],
  },
  series: {
    source: 'tmdb',
    label: 'TV series',
    idLabel: 'TMDB ID',
    categories: ['series', 'animes', 'doc', 'formation', 'other'],
  },
  games: {
    source: 'igdb',
    label: 'Game',
    idLabel: 'IGDB ID',
    categories: ['games', 'emulation', 'app', 'other'],
  },
  ebook: {
    source: 'isbn',
    label: 'Book',
    idLabel: 'ISBN ID',
    categories: ['ebook', 'formation', 'other'],
  },
  music: { source: 'deezer', label: 'Music', idLabel: 'Deezer ID', categories: ['music', 'other'] },
}

/** The names of the databases: they are the same in every language. */
export const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  tmdb: 'TMDB',
  igdb: 'IGDB',
  isbn: 'Open Library, Google Books',
  deezer: 'Deezer',
}

/** Services that are asked, each by itself, with the database that they are part of. */
export const OUTSIDE_SERVICES = {
  tmdb: { source: 'tmdb', name: 'TMDB', settings: 'import_tmdb' },
  igdb: { source: 'igdb', name: 'IGDB', settings: 'import_igdb' },
  openlibrary: { source: 'isbn', name: 'Open Library', settings: 'import_books' },
  googlebooks: { source: 'isbn', name: 'Google Books', settings: 'import_books' },
  deezer: { source: 'deezer', name: 'Deezer', settings: 'import_deezer' },
} as const satisfies Readonly<
  Record<string, { source: ImportSource; name: string; settings: string }>
>
export type OutsideServiceName = keyof typeof OUTSIDE_SERVICES
export const OUTSIDE_SERVICE_NAMES = Object.keys(OUTSIDE_SERVICES) as [
  OutsideServiceName,
  ...OutsideServiceName[],
]

/** Lists of TMDB whose pages can be imported, with the English line of each. */
export const OUTSIDE_LISTS = {
  popular: 'Popular',
  top_rated: 'Best rated',
  current: 'In cinemas, on the air',
  coming: 'Coming soon, airing today',
  discover: 'Discover',
} as const
export type OutsideList = keyof typeof OUTSIDE_LISTS
export const OUTSIDE_LIST_NAMES = Object.keys(OUTSIDE_LISTS) as [OutsideList, ...OutsideList[]]

export const MOST_IMPORTED_AT_ONCE = 500

/** Works of an outside database as a list, which can be imported all together: see `operations/bulk-runs`. */
export const importListOf = (type: ImportType) => `import-${type}`
