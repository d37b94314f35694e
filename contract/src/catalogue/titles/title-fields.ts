/** What of a title can be locked, so that imports leave it alone, with the English line of each. */
export const TITLE_FIELDS = {
  type: 'Type',
  name: 'Name',
  name_fr: 'Name in French',
  original_name: 'Original name',
  year: 'Year',
  release_date: 'Release date',
  plot: 'Plot',
  plot_fr: 'Plot in French',
  tagline: 'Tagline',
  tagline_fr: 'Tagline in French',
  poster: 'Poster picture',
  backdrop: 'Backdrop',
  homepage: 'Official site',
  runtime: 'Runtime',
  certification: 'Certification',
  languages: 'Spoken languages',
  countries: 'Countries',
  genres: 'Genres',
  keywords: 'Keywords',
  people: 'People',
  seasons: 'Seasons and episodes',
  trailers: 'Trailers',
} as const
export type TitleField = keyof typeof TITLE_FIELDS
export const TITLE_FIELD_NAMES = Object.keys(TITLE_FIELDS) as [TitleField, ...TitleField[]]

/** Those that are one value each. */
export const TITLE_VALUES = [
  'type',
  'name',
  'name_fr',
  'original_name',
  'year',
  'release_date',
  'plot',
  'plot_fr',
  'tagline',
  'tagline_fr',
  'poster',
  'backdrop',
  'homepage',
  'runtime',
  'certification',
] as const satisfies readonly TitleField[]
export type TitleValue = (typeof TITLE_VALUES)[number]

export const isTitleField = (name: string): name is TitleField => Object.hasOwn(TITLE_FIELDS, name)
