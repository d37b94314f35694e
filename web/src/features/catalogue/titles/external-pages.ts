const PAGES: Record<string, { name: string; url: (value: string) => string }> = {
  imdb: { name: 'IMDb', url: (value) => `https://www.imdb.com/title/${value}/` },
  tmdb: {
    name: 'TMDB',
    url: (value) => `https://www.themoviedb.org/${value.includes('/') ? value : `movie/${value}`}`,
  },
  wikidata: { name: 'Wikidata', url: (value) => `https://www.wikidata.org/wiki/${value}` },
  wikipedia: {
    name: 'Wikipedia',
    url: (value) => `https://en.wikipedia.org/wiki/${encodeURIComponent(value)}`,
  },
  archive: { name: 'Internet Archive', url: (value) => `https://archive.org/details/${value}` },
  gutenberg: {
    name: 'Project Gutenberg',
    url: (value) => `https://www.gutenberg.org/ebooks/${value}`,
  },
  musicbrainz: {
    name: 'MusicBrainz',
    url: (value) => `https://musicbrainz.org/release-group/${value}`,
  },
}

/** Pages elsewhere about the same work, of the providers we know. */
export function externalPages(
  ids: Readonly<Record<string, string>>,
): { name: string; url: string }[] {
  return Object.entries(ids).flatMap(([provider, value]) => {
    const page = PAGES[provider]
    return page ? [{ name: page.name, url: page.url(value) }] : []
  })
}
