import type { ImportedPartInFrench, ImportedSeason } from './outside-catalogue.ts'
import type { SeasonAnswer } from './tmdb.schemas.ts'

const LARGEST_EPISODE_COUNT = 5_000

/** A season as it is told in English and, where it is, in French. */
export interface SeasonInBoth {
  readonly season: SeasonAnswer
  readonly french: SeasonAnswer | undefined
}

export function seasonsOf(all: readonly SeasonInBoth[], pictures: string): ImportedSeason[] {
  let left = LARGEST_EPISODE_COUNT
  return all.map(({ season, french }) => {
    const numbers = new Set<number>()
    const inFrench = new Map(french?.episodes.map((one) => [one.episode_number, one]))
    const episodes = season.episodes.slice(0, Math.max(0, left)).flatMap((episode) => {
      if (numbers.has(episode.episode_number)) return []
      numbers.add(episode.episode_number)
      return {
        number: episode.episode_number,
        name: episode.name ?? `Episode ${episode.episode_number}`,
        plot: episode.overview,
        releaseDate: episode.air_date,
        runtimeMinutes: episode.runtime,
        pictureUrl: episode.still_path && `${pictures}/t/p/original${episode.still_path}`,
        french: frenchOf(episode, inFrench.get(episode.episode_number)),
      }
    })
    left -= episodes.length
    return {
      number: season.season_number,
      name: season.name,
      plot: season.overview,
      releaseDate: season.air_date,
      pictureUrl: season.poster_path && `${pictures}/t/p/original${season.poster_path}`,
      french: frenchOf(season, french),
      episodes,
    }
  })
}

interface Told {
  readonly name: string | null
  readonly overview: string | null
}

/** An episode without a name is told so, by its number: in French that is no translation of a name. */
const NUMBERED = /^\p{L}+ \d+$/u

/** Only what is said otherwise in French: what nobody translated is given in English, or not at all. */
function frenchOf(english: Told, french: Told | undefined): ImportedPartInFrench | null {
  if (!french) return null
  const isName =
    french.name !== null &&
    french.name !== english.name &&
    (!NUMBERED.test(french.name) || english.name === null || NUMBERED.test(english.name))
  const isPlot = french.overview !== null && french.overview !== english.overview
  if (!isName && !isPlot) return null
  return { ...(isName && { name: french.name! }), ...(isPlot && { plot: french.overview! }) }
}
