const PAGES: Record<string, { name: string; url: (value: string) => string }> = {
  imdb: { name: 'IMDb', url: (value) => `https://www.imdb.com/name/${value}/` },
  tmdb: { name: 'TMDB', url: (value) => `https://www.themoviedb.org/person/${value}` },
  wikidata: { name: 'Wikidata', url: (value) => `https://www.wikidata.org/wiki/${value}` },
  wikipedia: {
    name: 'Wikipedia',
    url: (value) => `https://en.wikipedia.org/wiki/${encodeURIComponent(value)}`,
  },
  musicbrainz: { name: 'MusicBrainz', url: (value) => `https://musicbrainz.org/artist/${value}` },
}

/** Pages elsewhere about the same person, of the providers we know. */
export function personPages(
  ids: Readonly<Record<string, string>>,
): { name: string; url: string }[] {
  return Object.entries(ids).flatMap(([provider, value]) => {
    const page = PAGES[provider]
    return page ? [{ name: page.name, url: page.url(value) }] : []
  })
}
