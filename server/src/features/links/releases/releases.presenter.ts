import { wireOfStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { NzbDetailView, NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import type { ReleaseView } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { magnetOf, type TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { presentLanguage } from '../link-options/link-options.presenter.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import type { ParsedNzb } from './parse-nzb.ts'
import type { NzbRow, TorrentRow } from './releases.service.ts'

export interface ReleaseReader {
  readonly language: Language
  readonly options: LinkOptions
}

function presentRelease(row: NzbRow | TorrentRow, { language, options }: ReleaseReader): ReleaseView {
  const named = (ids: readonly number[]) => ids.flatMap((id) => options.languageById.get(id) ?? []).map((entry) => presentLanguage(entry, language))
  return {
    id: row.id,
    id_user: row.user_id,
    author: row.author,
    title_id: row.title_id,
    name: row.name,
    size: row.size_bytes,
    qualite: row.quality_id,
    qual: { qual: options.qualityById.get(row.quality_id)?.label ?? String(row.quality_id) },
    langues_compact: named(row.language_ids),
    subs_compact: named(row.subtitle_ids),
    saison: row.season_number,
    episode: row.episode_numbers.length === 1 ? row.episode_numbers[0]! : null,
    episodes: row.episode_numbers,
    full_saison: row.is_full_season ? 1 : 0,
    active: wireOfStatus(row.status),
    view: row.views,
    reports_count: row.reports_count,
    nfo: row.has_nfo,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    checked_date: row.checked_at?.toISOString() ?? null,
    post: { id: row.title_id, name: row.title_name, year: row.title_year, type: row.title_type, is_series: row.title_is_series, poster: row.title_poster_url },
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

export const presentNzbDetail = (row: NzbRow, reader: ReleaseReader, { files, meta }: ParsedNzb): NzbDetailView => ({ ...presentNzb(row, reader), files, meta })

export function presentTorrent(row: TorrentRow, reader: ReleaseReader): TorrentView {
  return {
    ...presentRelease(row, reader),
    model_type: 'torrent',
    infohash: row.infohash,
    magnet: magnetOf({ infohash: row.infohash, name: row.name, size: row.size_bytes }),
    files: row.files.map(({ path, size }) => ({ name: path, size })),
  }
}
