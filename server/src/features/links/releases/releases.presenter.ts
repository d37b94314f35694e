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
import type { NzbRow, ReleaseKind, TorrentRow } from './releases.service.ts'

/** Who reads a release. `areAddressesHidden`: what it is opened by is had one by one, after a human check. */
export interface ReleaseReader {
  readonly actor: Actor
  readonly language: Language
  readonly options: LinkOptions
  readonly areAddressesHidden: boolean
}

const isHidden = (row: NzbRow | TorrentRow, { actor, areAddressesHidden }: ReleaseReader) =>
  areAddressesHidden && !canSeeAddresses(actor, { userId: row.user_id, status: row.status })

function presentRelease(
  row: NzbRow | TorrentRow,
  kind: ReleaseKind,
  reader: ReleaseReader,
): ReleaseView {
  return {
    ...presentShared(row, kind, reader),
    name: row.name,
    size: row.size_bytes,
    episode: row.episode_numbers.length === 1 ? row.episode_numbers[0]! : null,
    episodes: row.episode_numbers,
  }
}

export function presentNzb(row: NzbRow, reader: ReleaseReader): NzbView {
  return {
    ...presentRelease(row, 'nzb', reader),
    model_type: 'nzb',
    typefile: 'NZB',
    password: isHidden(row, reader) ? null : row.archive_password,
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

export function presentTorrent(row: TorrentRow, reader: ReleaseReader): TorrentView {
  const isWithheld = isHidden(row, reader)
  return {
    ...presentRelease(row, 'torrent', reader),
    model_type: 'torrent',
    typefile: 'TORRENT',
    infohash: isWithheld ? '' : row.infohash,
    magnet: isWithheld
      ? ''
      : magnetOf({ infohash: row.infohash, name: row.name, size: row.size_bytes }),
    files: row.files.map(({ path, size }) => ({ name: path, size })),
  }
}
