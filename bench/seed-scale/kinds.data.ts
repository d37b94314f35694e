/** How a type of title looks in a catalogue that has grown for years. */
export interface TitleKind {
  type: string
  /** Of all titles. */
  share: number
  /** How many of them come in seasons. */
  seriesChance: number
  qualityKinds: readonly string[]
  /** Slugs, common ones first; those that an installation does not have are left out. */
  genres: readonly string[]
  /** Size of one link in megabytes, from and to. */
  sizeMegabytes: readonly [number, number]
  oldestYear: number
}

const FICTION = [
  'drama', 'comedy', 'thriller', 'action', 'romance', 'crime', 'horror', 'adventure', 'science-fiction', 'family', 'fantasy', 'mystery',
  'history', 'war', 'animation', 'western', 'biography', 'music', 'film-noir', 'spy', 'sport', 'silent', 'short', 'superhero', 'suspense',
]

export const TITLE_KINDS: readonly TitleKind[] = [
  { type: 'movie', share: 0.4, seriesChance: 0, qualityKinds: ['video'], genres: FICTION, sizeMegabytes: [700, 22_000], oldestYear: 1910 },
  { type: 'series', share: 0.13, seriesChance: 1, qualityKinds: ['video'], genres: FICTION, sizeMegabytes: [180, 4000], oldestYear: 1955 },
  { type: 'music', share: 0.13, seriesChance: 0, qualityKinds: ['audio'],
    genres: ['rock', 'electronic', 'jazz', 'classical', 'folk', 'ambient', 'piano', 'orchestral'], sizeMegabytes: [60, 900], oldestYear: 1930 },
  { type: 'ebook', share: 0.11, seriesChance: 0, qualityKinds: ['ebook'],
    genres: ['novel', 'tale', 'essay', 'poetry', 'history', 'theatre', 'philosophy', 'biography', 'mystery', 'fantasy'], sizeMegabytes: [1, 80], oldestYear: 1800 },
  { type: 'doc', share: 0.08, seriesChance: 0.15, qualityKinds: ['video'],
    genres: ['documentary', 'history', 'nature', 'society', 'technology', 'travel', 'biography', 'music', 'sport', 'science'], sizeMegabytes: [350, 6000], oldestYear: 1925 },
  { type: 'animes', share: 0.05, seriesChance: 0.8, qualityKinds: ['video'], genres: ['animation', ...FICTION], sizeMegabytes: [150, 3000], oldestYear: 1963 },
  { type: 'games', share: 0.045, seriesChance: 0, qualityKinds: ['software'],
    genres: ['action', 'adventure', 'strategy', 'role-playing', 'platformer', 'simulation', 'puzzle', 'racing', 'shooter', 'sandbox', 'point-and-click'],
    sizeMegabytes: [40, 60_000], oldestYear: 1982 },
  { type: 'app', share: 0.03, seriesChance: 0, qualityKinds: ['software'],
    genres: ['internet', 'graphics', 'audio', 'video', 'office', 'development', 'security', 'science'], sizeMegabytes: [2, 4000], oldestYear: 1995 },
  { type: 'formation', share: 0.015, seriesChance: 0, qualityKinds: ['video'],
    genres: ['programming', 'mathematics', 'computer-science', 'physics', 'economics', 'languages'], sizeMegabytes: [300, 9000], oldestYear: 2001 },
  { type: 'emulation', share: 0.01, seriesChance: 0, qualityKinds: ['software'],
    genres: ['homebrew', 'emulator', 'platformer', 'shooter', 'puzzle'], sizeMegabytes: [1, 700], oldestYear: 1984 },
]

export const TRACKED_LANGUAGES = ['en', 'fr', 'ja', 'de', 'es', 'it', 'ko', 'pt', 'zh', 'ru'] as const
