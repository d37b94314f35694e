import type { Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type {
  ImportSource,
  ImportType,
  OutsideList,
  OutsideServiceName,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'

/** A work that a search found. */
export interface FoundTitle {
  readonly id: number
  readonly name: string
  readonly originalName: string | null
  readonly year: number | null
  readonly description: string | null
  readonly pictureUrl: string | null
}

export interface ImportedPerson {
  /** Unique among all people: `tmdb:31`; null where the source numbers nobody, and knows them by their names. */
  readonly key: string | null
  readonly name: string
  readonly pictureUrl: string | null
}

export interface ImportedCredit {
  readonly person: ImportedPerson
  readonly department: Department
  readonly job: string | null
  readonly character: string | null
}

/** What of a season or an episode is known in French; what is not there is as in English. */
export interface ImportedPartInFrench {
  readonly name?: string
  readonly plot?: string
}

export interface ImportedEpisode {
  readonly number: number
  readonly name: string
  readonly plot: string | null
  /** `2026-03-01` */
  readonly releaseDate: string | null
  readonly runtimeMinutes: number | null
  readonly pictureUrl: string | null
  readonly french: ImportedPartInFrench | null
}

export interface ImportedSeason {
  readonly number: number
  readonly name: string | null
  readonly plot: string | null
  readonly releaseDate: string | null
  readonly pictureUrl: string | null
  readonly french: ImportedPartInFrench | null
  readonly episodes: readonly ImportedEpisode[]
}

export interface ImportedTrailer {
  readonly name: string
  /** Address of a player that can stand in a page. */
  readonly url: string
  readonly pictureUrl: string | null
  readonly language: string | null
}

/** Names in another language than the title's own, which is English. */
export interface ImportedTranslation {
  readonly name: string | null
  readonly plot: string | null
  readonly tagline: string | null
}

/** A work as any outside database gives it. What it does not know is null or empty. */
export interface ImportedTitle {
  readonly source: ImportSource
  readonly mediaType: ImportType
  readonly id: number
  readonly name: string
  readonly originalName: string | null
  readonly year: number | null
  readonly releaseDate: string | null
  readonly plot: string | null
  readonly tagline: string | null
  readonly posterUrl: string | null
  readonly backdropUrl: string | null
  readonly homepageUrl: string | null
  readonly runtimeMinutes: number | null
  readonly certification: string | null
  readonly budget: number | null
  readonly revenue: number | null
  /** 0 to 10. */
  readonly voteAverage: number | null
  readonly voteCount: number | null
  readonly popularity: number | null
  /** More of it is still to come: it is worth asking again. */
  readonly isAiring: boolean
  readonly french: ImportedTranslation | null
  /** ISO 639-1. */
  readonly spokenLanguages: readonly string[]
  /** ISO 3166-1, two letters. */
  readonly countries: readonly string[]
  readonly genres: readonly string[]
  readonly keywords: readonly string[]
  /** By provider, as the table `title_external_ids` holds them; its own among them. */
  readonly externalIds: Readonly<Record<string, string>>
  readonly credits: readonly ImportedCredit[]
  readonly seasons: readonly ImportedSeason[]
  readonly trailers: readonly ImportedTrailer[]
}

/** What a source that says nothing of it leaves a work without. */
export const NOTHING_ELSE = {
  originalName: null,
  plot: null,
  tagline: null,
  backdropUrl: null,
  homepageUrl: null,
  runtimeMinutes: null,
  certification: null,
  budget: null,
  revenue: null,
  voteAverage: null,
  voteCount: null,
  popularity: null,
  isAiring: false,
  french: null,
  spokenLanguages: [],
  countries: [],
  seasons: [],
  trailers: [],
} as const satisfies Partial<ImportedTitle>

/** An outside database that knows works of some kinds. What goes wrong is an {@link OutsideServiceError}. */
export interface OutsideCatalogue {
  /** In the order of the database, at most twenty. */
  search(type: ImportType, query: string, language: Language): Promise<readonly FoundTitle[]>
  fetch(type: ImportType, id: number): Promise<ImportedTitle>
  /** Asks each service that it is made of for something small, with the key where it takes one. */
  readonly probes: Readonly<Partial<Record<OutsideServiceName, () => Promise<unknown>>>>
  /** Ids of a page of its lists, from 1; absent where it has none. */
  readonly listPage?: (
    type: ImportType,
    list: OutsideList,
    page: number,
  ) => Promise<readonly number[]>
}

export const MOST_FOUND = 20
