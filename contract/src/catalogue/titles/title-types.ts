/** Kinds of content. Wire value, address of the category page, singular name (a key of language lines). */
export const TITLE_TYPES = {
  movie: { path: 'movies', label: 'Movie', shape: 'portrait' },
  series: { path: 'series', label: 'Series', shape: 'portrait' },
  animes: { path: 'animes', label: 'Anime', shape: 'portrait' },
  doc: { path: 'docs', label: 'Documentary', shape: 'portrait' },
  games: { path: 'jeux', label: 'Game', shape: 'portrait' },
  app: { path: 'app', label: 'App', shape: 'square' },
  music: { path: 'music', label: 'Album', shape: 'square' },
  ebook: { path: 'ebooks', label: 'Ebook', shape: 'portrait' },
  formation: { path: 'formations', label: 'Training', shape: 'portrait' },
  emulation: { path: 'emulations', label: 'Emulation', shape: 'portrait' },
  gps: { path: null, label: 'GPS', shape: 'square' },
  other: { path: null, label: 'Other', shape: 'portrait' },
} as const

export type TitleType = keyof typeof TITLE_TYPES

export const TITLE_TYPE_NAMES = Object.keys(TITLE_TYPES) as [TitleType, ...TitleType[]]

/** Shape of the poster: square for what has a cover or an icon. */
export function posterShape(type: TitleType): 'portrait' | 'square' {
  return TITLE_TYPES[type].shape
}

/** Added within these days counts as new. */
export const NEW_FOR_DAYS = 14
