import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { NzbDetailView, NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import {
  magnetOf,
  type TorrentDetailView,
  type TorrentView,
} from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import {
  canDeleteLink,
  canSeeAddresses,
  canUpdateLink,
  canValidateLinks,
  RELEASE_RIGHTS,
} from '../links/links.policy.ts'
import { presentShared } from '../links/links.presenter.ts'
import type { NzbRow, ReleaseContents, ReleaseKind, TorrentRow } from './releases.service.ts'

/** Who reads a release. `areAddressesHidden`: what it is opened by is had one by one, after a human check. */
export interface ReleaseReader {
  readonly actor: Actor
  readonly language: Language
  readonly options: LinkOptions
  readonly areAddressesHidden: boolean
}

const ownershipOf = (row: NzbRow | TorrentRow) => ({ userId: row.user_id, status: row.status })

const isHidden = (row: NzbRow | TorrentRow, { actor, areAddressesHidden }: ReleaseReader) =>
  areAddressesHidden && !canSeeAddresses(actor, ownershipOf(row))

function presentRelease(
  row: NzbRow | TorrentRow,
  kind: ReleaseKind,
  reader: ReleaseReader,
): ReleaseView {
  const { actor } = reader
  return {
    ...presentShared(row, kind, reader),
    version: row.version,
    name: row.name,
    lien: row.name,
    size: row.size_bytes,
    files_count: row.files_count,
    episode: row.episode_numbers.length === 1 ? row.episode_numbers[0]! : null,
    episodes: row.episode_numbers,
    can: {
      update: canUpdateLink(actor, ownershipOf(row), RELEASE_RIGHTS),
      delete: canDeleteLink(actor, ownershipOf(row), RELEASE_RIGHTS),
      validate: row.status === 'pending' && canValidateLinks(actor),
    },
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

const presentFiles = ({ files }: ReleaseContents) =>
  files.map(({ path, size }) => ({ name: path, size }))

export const presentNzbDetail = (
  row: NzbRow,
  reader: ReleaseReader,
  contents: ReleaseContents,
): NzbDetailView => ({
  ...presentNzb(row, reader),
  files: presentFiles(contents),
  meta: contents.meta.map(({ type, value }) => ({ type, value })),
})

export function presentTorrent(row: TorrentRow, reader: ReleaseReader): TorrentView {
  const isWithheld = isHidden(row, reader)
  return {
    ...presentRelease(row, 'torrent', reader),
    model_type: 'torrent',
    typefile: 'TORRENT',
    infohash: isWithheld ? '' : (row.infohash ?? ''),
    infohash_v2: isWithheld ? '' : (row.infohash_v2 ?? ''),
    magnet: isWithheld || row.is_private ? '' : magnet(row),
    is_private: row.is_private,
    trackers: [...new Set(row.trackers.map((tracker) => new URL(tracker).host))],
    piece_length: row.piece_bytes,
  }
}

const magnet = ({ infohash, infohash_v2, name, size_bytes, trackers }: TorrentRow) =>
  magnetOf({ infohash, infohashV2: infohash_v2, name, size: size_bytes, trackers })

export const presentTorrentDetail = (
  row: TorrentRow,
  reader: ReleaseReader,
  contents: ReleaseContents,
): TorrentDetailView => ({ ...presentTorrent(row, reader), files: presentFiles(contents) })
