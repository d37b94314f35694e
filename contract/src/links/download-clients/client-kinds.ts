/** What a download page hands on. */
export const SENT_KINDS = ['link', 'nzb', 'torrent'] as const
export type SentKind = (typeof SENT_KINDS)[number]

/** From where a client is asked: by the page that a member has open, or by the site. */
export const CLIENT_PLACES = ['browser', 'server'] as const
export type ClientPlace = (typeof CLIENT_PLACES)[number]

interface ClientKind {
  /** A name of its own, the same in every language. */
  readonly name: string
  readonly takes: readonly SentKind[]
  /** Those in which it lets itself be asked. */
  readonly places: readonly ClientPlace[]
  /** Where it usually is on the own computer; null: nowhere else than there. */
  readonly usualAddress: string | null
  /** What lets one in: nothing, a key alone, or a name with a password. */
  readonly asksFor: 'nothing' | 'key' | 'password'
}

/** Programs that download by themselves what they are told of. */
export const CLIENT_KINDS = {
  jdownloader: {
    name: 'JDownloader',
    takes: ['link'],
    places: ['browser'],
    usualAddress: null,
    asksFor: 'nothing',
  },
  aria2: {
    name: 'aria2',
    takes: ['link', 'torrent'],
    places: ['browser', 'server'],
    usualAddress: 'http://127.0.0.1:6800',
    asksFor: 'key',
  },
  synology: {
    name: 'Synology Download Station',
    takes: ['link', 'nzb', 'torrent'],
    places: ['browser', 'server'],
    usualAddress: 'http://127.0.0.1:5000',
    asksFor: 'password',
  },
  // Its session is a cookie that no page of another site carries.
  qbittorrent: {
    name: 'qBittorrent',
    takes: ['torrent'],
    places: ['server'],
    usualAddress: 'http://127.0.0.1:8080',
    asksFor: 'password',
  },
  sabnzbd: {
    name: 'SABnzbd',
    takes: ['nzb'],
    places: ['browser', 'server'],
    usualAddress: 'http://127.0.0.1:8080/sabnzbd',
    asksFor: 'key',
  },
} as const satisfies Record<string, ClientKind>

export type ClientKindName = keyof typeof CLIENT_KINDS
export const CLIENT_KIND_NAMES = Object.keys(CLIENT_KINDS) as [ClientKindName, ...ClientKindName[]]

export const clientKind = (name: ClientKindName): ClientKind => CLIENT_KINDS[name]
