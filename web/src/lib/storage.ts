import type { UnfinishedUpload } from './uploads/unfinished-uploads.ts'

/** How a reader likes the table of a list. */
export interface TableLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly density: 'normal' | 'compact'
}

/** How somebody likes to watch. */
export interface KeptPlayer {
  /** Percent. */
  readonly volume: number
  readonly isMuted: boolean
  readonly rate: number
  /** Lines of the picture that was chosen; null is what the network allows. */
  readonly height: number | null
  /** Language of the captions; null where they were turned off. */
  readonly captions: string | null
  /** How large they are, of their usual size. */
  readonly captionSize: number
  readonly areCaptionsAbove: boolean
  /** Language of the sound. */
  readonly audio: string | null
  readonly repeat: 'all' | 'one' | 'off'
  readonly isShuffled: boolean
  readonly isTheatre: boolean
  /** Whether what does not play is to be reported without being asked each time. */
  readonly reportsByItself: boolean
}

/** A video that plays after another. */
export interface KeptVideo {
  readonly id: number
  /** Videos of one title follow each other. */
  readonly groupId: number
  readonly name: string
}

/** Everything that pages keep in local storage, by key, with its shape. */
export interface StoredValues {
  expandedAccordion: string[]
  'expandedAccordion.admin': string[]
  id_host: number | null
  /** The client that downloads of a kind were last sent to. */
  'download-clients.last': Readonly<Record<string, number>>
  /** What lets a member in at the download clients that this browser asks, by their number: gone when they log out. */
  'download-clients.secrets': {
    readonly ownerId: number
    readonly byClient: Readonly<Record<number, string>>
  }
  /** What was lately chosen in the command palette, by account. */
  palette: Readonly<Record<number, readonly { path: string; label: string; note?: string }[]>>
  /** What was lately searched for, by account; 0 for guests. */
  searches: Readonly<Record<number, readonly string[]>>
  /** By the name of the list. */
  tables: Readonly<Record<string, TableLayout>>
  /** The plan that a visitor chose before making an account. */
  onboarding: { productId: number; priceId: number | null }
  player: KeptPlayer
  /** Whether letters pressed alone do anything on pages: `/` and `?`. */
  singleKeys: boolean
  'player.queue': readonly KeptVideo[]
  /** Of all accounts that were used in this browser. */
  unfinishedUploads: readonly UnfinishedUpload[]
  /** When the word about blocked advertisements was put away: milliseconds since 1970. */
  'ng-ads-alert-dismissed': number
  /** The same of the word about a blocked video host. */
  'alert-video-dns-block3': number
}

/** The kept value; undefined where there is none, where it cannot be read, and on the server. */
export function readStored<K extends keyof StoredValues>(key: K): StoredValues[K] | undefined {
  try {
    const text = globalThis.localStorage?.getItem(key)
    return text === null || text === undefined ? undefined : (JSON.parse(text) as StoredValues[K])
  } catch {
    return undefined
  }
}

/** Keeps a value. A browser that refuses (private mode, full storage) simply forgets. */
export function writeStored<K extends keyof StoredValues>(key: K, value: StoredValues[K]): void {
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/** Takes away what lets somebody in elsewhere, unless it is this reader's: nobody else at this browser is to find it. */
export function forgetSecretsOfOthers(readerId: number | undefined): void {
  const kept = readStored('download-clients.secrets')
  if (kept && kept.ownerId !== readerId)
    globalThis.localStorage?.removeItem('download-clients.secrets')
}
