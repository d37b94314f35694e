/** A season of the catalogue with the numbers of its episodes. */
export interface KnownSeason {
  readonly number: number
  readonly episodes: readonly number[]
}

interface PlacedLink {
  readonly line: number
  readonly episode: number | null
}

export interface UnknownPlaces {
  readonly isSeasonUnknown: boolean
  /** Links of episodes that the season lacks, each with the line that asks for it. */
  readonly episodes: readonly { readonly line: number; readonly episode: number }[]
}

/** Where links would lie that the catalogue does not know, the same for the preview and for the server. */
export function findUnknownPlaces(
  links: readonly PlacedLink[],
  season: number,
  seasons: readonly KnownSeason[],
): UnknownPlaces {
  const known = seasons.find(({ number }) => number === season)
  return {
    isSeasonUnknown: !known,
    episodes: links.flatMap(({ line, episode }) =>
      episode === null || known?.episodes.includes(episode) ? [] : [{ line, episode }],
    ),
  }
}
