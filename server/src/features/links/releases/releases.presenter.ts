import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { NzbDetailView, NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import {
  magnetOf,
  type TorrentView,
} from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import { canSeeAddresses } from '../links/links.policy.ts'
import { presentShared } from '../links/links.presenter.ts'
import type { ParsedNzb } from './parse-nzb.ts'
import type { NzbRow, TorrentRow } from './releases.service.ts'

export interface ReleaseReader {
  readonly language: Language
  readonly options: LinkOptions
}

/** Who reads a torrent. `areAddressesHidden`: what a client finds it by is had one by one, after a human check. */
export interface TorrentReader extends ReleaseReader {
  readonly actor: Actor
  readonly areAddressesHidden: boolean
}

function presentRelease(row: NzbRow | TorrentRow, reader: ReleaseReader): ReleaseView {
  return {
    ...presentShared(row, reader),
    name: row.name,
    size: row.size_bytes,
    episode: row.episode_numbers.length === 1 ? row.episode_numbers[0]! : null,
    episodes: row.episode_numbers,
  }
}

export function presentNzb(row: NzbRow, reader: ReleaseReader): NzbView {
  return {
    ...presentRelease(row, reader),
    model_type: 'nzb',
    groups: row.groups,
    poster: row.poster,
    posted_at: row.posted_at?.toISOString() ?? null,
    total_parts: row.total_parts,
  }
}

export const presentNzbDetail = (
  row: NzbRow,
  reader: ReleaseReader,
  { files, meta }: ParsedNzb,
): NzbDetailView => ({ ...presentNzb(row, reader), files, meta })

export function presentTorrent(row: TorrentRow, reader: TorrentReader): TorrentView {
  const ownership = { userId: row.user_id, status: row.status }
  const isHidden = reader.areAddressesHidden && !canSeeAddresses(reader.actor, ownership)
  return {
    ...presentRelease(row, reader),
    model_type: 'torrent',
    infohash: isHidden ? '' : row.infohash,
    magnet: isHidden
      ? ''
      : magnetOf({ infohash: row.infohash, name: row.name, size: row.size_bytes }),
    files: row.files.map(({ path, size }) => ({ name: path, size })),
  }
}
