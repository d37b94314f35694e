import { PLACEHOLDER } from './fill-template.ts'

/** Kinds of pages whose heads administrators may write. */
export const SEO_PAGES = [
  'title',
  'season',
  'episode',
  'watch',
  'person',
  'landing',
  'news',
  'channel',
] as const
export type SeoPage = (typeof SEO_PAGES)[number]

/** What is written of a page: for its tab, for search engines, and for link previews (`og_`). */
export const SEO_PARTS = ['title', 'description', 'og_title', 'og_description'] as const
export type SeoPart = (typeof SEO_PARTS)[number]

const EVERYWHERE = ['site_name', 'page.title', 'page.description'] as const
const OF_TITLES = ['title.name', 'title.original_name', 'title.year', 'title.type', 'title.genres']

/** What a template of each kind may name. `page.…` is what stands there without a template; a title names no description. */
export const SEO_PLACEHOLDERS: Readonly<Record<SeoPage, readonly string[]>> = {
  title: [...EVERYWHERE, ...OF_TITLES, 'title.plot', 'title.rating'],
  season: [
    ...EVERYWHERE,
    'title.name',
    'title.year',
    'season.number',
    'season.name',
    'season.episodes',
  ],
  episode: [
    ...EVERYWHERE,
    'title.name',
    'title.year',
    'season.number',
    'episode.number',
    'episode.name',
    'episode.description',
  ],
  watch: [...EVERYWHERE, 'title.name', 'title.year', 'video.name'],
  person: [
    ...EVERYWHERE,
    'person.name',
    'person.known_for',
    'person.birthplace',
    'person.biography',
  ],
  landing: [...EVERYWHERE],
  news: [...EVERYWHERE, 'article.title', 'article.summary', 'article.author'],
  channel: [...EVERYWHERE, 'channel.name', 'channel.description', 'channel.restriction'],
}

/** Whether a template names only what its kind of page knows, and closes what it opens. */
export function isTemplateOf(page: SeoPage, part: SeoPart, template: string): boolean {
  const isTitle = part === 'title' || part === 'og_title'
  const isKnown = (name: string) =>
    SEO_PLACEHOLDERS[page].includes(name) && !(isTitle && name === 'page.description')
  const rest = template.replaceAll(PLACEHOLDER, '')
  return (
    !/\{\{|\}\}/.test(rest) &&
    [...template.matchAll(PLACEHOLDER)].every(([, name = '']) => isKnown(name))
  )
}
