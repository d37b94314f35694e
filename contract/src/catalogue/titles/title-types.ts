import { slugify } from '../../core/slugify.ts'

/** The kinds of content, as the wire names them, in the order of the menu. */
export const TITLE_TYPES = [
  'movie',
  'series',
  'animes',
  'doc',
  'games',
  'app',
  'music',
  'ebook',
  'formation',
  'emulation',
  'gps',
  'other',
] as const
export type TitleType = (typeof TITLE_TYPES)[number]

/** Slug of the channel and path of the category page. `gps` and `other` exist without a menu entry. */
export const CATEGORY_SLUGS = {
  movie: 'movies',
  series: 'series',
  animes: 'animes',
  doc: 'docs',
  games: 'jeux',
  app: 'app',
  music: 'music',
  ebook: 'ebooks',
  formation: 'formations',
  emulation: 'emulations',
} as const satisfies Partial<Record<TitleType, string>>

/** English name of one title of a kind: the key of its language line. */
export const TITLE_TYPE_LABELS: Record<TitleType, string> = {
  movie: 'Movie',
  series: 'TV series',
  animes: 'Anime',
  doc: 'Documentary',
  games: 'Game',
  app: 'App',
  music: 'Music',
  ebook: 'Book',
  formation: 'Course',
  emulation: 'Emulation',
  gps: 'GPS',
  other: 'Other',
}

/** Covers of these are square, all others two by three. */
export const SQUARE_TYPES: readonly TitleType[] = ['music', 'app']

export const isTitleType = (value: unknown): value is TitleType =>
  TITLE_TYPES.includes(value as TitleType)

interface Addressed {
  readonly id: number
  readonly name: string
}

/** Path of a title's page. */
export const titleUrl = (title: Addressed) => `/titles/${title.id}/${slugify(title.name)}`

/** Path of a season's page. */
export const seasonUrl = (title: Addressed, season: number) => `${titleUrl(title)}/season/${season}`

/** Path of an episode's page. */
export const episodeUrl = (title: Addressed, season: number, episode: number) =>
  `${seasonUrl(title, season)}/episode/${episode}`

/** Path of a person's page. */
export const personUrl = (person: Addressed) => `/people/${person.id}/${slugify(person.name)}`

/** Path of a channel's page. The home channel is the front page. */
export const channelUrl = (channel: { readonly slug: string }) =>
  channel.slug === HOME_CHANNEL ? '/' : `/${channel.slug}`

/** The one address of a channel's page: where the front page shows something else, the home channel has its own. */
export const channelPageUrl = ({ slug }: { readonly slug: string }, isHomeInFront: boolean) =>
  slug === HOME_CHANNEL && !isHomeInFront ? `/channel/${slug}` : channelUrl({ slug })

/** Slug of the channel that the front page shows. */
export const HOME_CHANNEL = 'home'
