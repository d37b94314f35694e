import type { ClientKindName } from './client-kinds.ts'
import { aria2 } from './protocols/aria2.ts'
import type { ClientProtocol } from './protocols/client-protocol.ts'
import { qbittorrent } from './protocols/qbittorrent.ts'
import { sabnzbd } from './protocols/sabnzbd.ts'
import { synology } from './protocols/synology.ts'

/** JDownloader answers nothing that a page may read: see the pages. */
export const CLIENT_PROTOCOLS: Readonly<
  Record<Exclude<ClientKindName, 'jdownloader'>, ClientProtocol>
> = { aria2, synology, qbittorrent, sabnzbd }
