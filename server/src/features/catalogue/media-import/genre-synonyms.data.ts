/** Genre names of film lists as slugs of the table `genres`. Names not listed become their own slug. */
export const GENRE_SYNONYMS: Readonly<Record<string, string>> = {
  historical: 'history',
  noir: 'film-noir',
  musical: 'music',
  'sci-fi': 'science-fiction',
  'science fiction': 'science-fiction',
  animated: 'animation',
  biographical: 'biography',
  sports: 'sport',
  'martial arts': 'martial-arts',
  'live action': 'live-action',
  'performing arts': 'performing-arts',
  'found footage': 'found-footage',
  'short film': 'short',
}
