import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'

/** A work of the demo catalogue: facts written by hand, links to its lawful homes. */
export interface DemoTitle {
  /** Unique, never changed: what makes the seeding repeatable. */
  key: string
  type: TitleType
  isSeries?: boolean
  name: string
  originalName?: string
  frenchName?: string
  alternativeNames?: string[]
  year: number
  releaseDate?: string
  plot?: string
  plotFr?: string
  tagline?: string
  runtimeMinutes?: number
  certification?: string
  /** Codes of the table `languages`. */
  spokenLanguages: string[]
  /** ISO 3166-1, two letters. */
  countries: string[]
  /** Slugs of the table `genres`. */
  genres: string[]
  keywords: string[]
  /** 1 to 100: the order of the shelves. */
  popularity: number
  license: string
  credits: DemoCredit[]
  externalIds?: { imdb?: string; wikidata?: string; gutenberg?: string; isbn?: string }
  homepage?: string
  poster?: string
  seasons?: DemoSeason[]
  links: DemoLink[]
  videos?: { name: string; type: 'embed' | 'video' | 'stream' | 'external'; url: string }[]
}

export interface DemoCredit {
  name: string
  department:
    | 'cast'
    | 'directing'
    | 'writing'
    | 'production'
    | 'music'
    | 'camera'
    | 'editing'
    | 'development'
  job?: string
  character?: string
}

export interface DemoSeason {
  number: number
  name?: string
  year?: number
  episodes: {
    number: number
    name: string
    frenchName?: string
    releaseDate?: string
    runtimeMinutes?: number
    plot?: string
    plotFr?: string
  }[]
}

export interface DemoLink {
  url: string
  qualityId: number
  /** Codes of the table `languages`. */
  languages: string[]
  subtitles?: string[]
  sizeBytes?: number
  season?: number
  episode?: number
  fullSeason?: boolean
  ageDays: number
  /** `active` unless said. */
  status?: 'active' | 'pending' | 'dead'
  uploader: 'uploader' | 'team' | 'moderator'
}

export interface DemoPerson {
  name: string
  birthDate?: string
  deathDate?: string
  birthplace?: string
  biography: string
  biographyFr: string
}
