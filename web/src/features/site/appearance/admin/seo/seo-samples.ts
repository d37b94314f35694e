import type { SeoValues } from '@mediatheque/contract/site/seo/fill-template.ts'
import type { SeoPage } from '@mediatheque/contract/site/seo/seo-templates.ts'

/** What the placeholders of a page stand for in the preview: works that everybody may show. */
const OF_TITLE = {
  'title.name': 'Metropolis',
  'title.original_name': 'Metropolis',
  'title.year': 1927,
  'title.type': 'Movie',
  'title.genres': 'Science fiction, Drama',
  'title.plot': 'In a city of the future, workers below keep the machines of those above alive.',
  'title.rating': '8.3',
} as const

const SAMPLES: Readonly<Record<SeoPage, SeoValues>> = {
  title: {
    ...OF_TITLE,
    'page.title': 'Metropolis (1927)',
    'page.description': OF_TITLE['title.plot'],
  },
  season: {
    'title.name': 'Les Vampires',
    'title.year': 1915,
    'season.number': 1,
    'season.name': 'Season 1',
    'season.episodes': 10,
    'page.title': 'Les Vampires, season 1',
    'page.description': 'The ten episodes of the first season.',
  },
  episode: {
    'title.name': 'Les Vampires',
    'title.year': 1915,
    'season.number': 1,
    'episode.number': 3,
    'episode.name': 'The Red Codebook',
    'episode.description': 'A journalist deciphers the book of the gang.',
    'page.title': 'Les Vampires, season 1, episode 3',
    'page.description': 'A journalist deciphers the book of the gang.',
  },
  watch: {
    'title.name': 'Metropolis',
    'title.year': 1927,
    'video.name': 'The whole film',
    'page.title': 'Metropolis: The whole film',
    'page.description': OF_TITLE['title.plot'],
  },
  person: {
    'person.name': 'Musidora',
    'person.known_for': 'Acting',
    'person.birthplace': 'Paris',
    'person.biography': 'Actress, director and writer.',
    'page.title': 'Musidora',
    'page.description': 'Actress, director and writer.',
  },
  landing: {
    'page.title': 'Everything you love, on one shelf',
    'page.description': 'Movies, series, music, books, games and more.',
  },
  news: {
    'article.title': 'A reel was found',
    'article.summary': 'In an attic, ninety years on.',
    'article.author': 'Editors',
    'page.title': 'A reel was found',
    'page.description': 'In an attic, ninety years on.',
  },
  channel: {
    'channel.name': 'Movies',
    'channel.description': 'All movies of the catalogue.',
    'channel.restriction': 'Drama',
    'page.title': 'Movies',
    'page.description': 'All movies of the catalogue.',
  },
}

export const samplesOf = (page: SeoPage, siteName: string): SeoValues => ({
  ...SAMPLES[page],
  site_name: siteName,
})
