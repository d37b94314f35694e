import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  buildNzb,
  buildTorrent,
  describeWork,
  nfoOf,
  nzbKey,
  PIECE_BYTES,
  sizeOf,
  torrentKey,
} from './demo-files.ts'
import { demoFiles } from './demo-files.data.ts'
import { listQualityLabels } from './demo-files.repository.ts'
import {
  insertNzbs,
  insertTorrents,
  type NzbRow,
  type TorrentRow,
} from '../../links/releases/releases.batch.repository.ts'
import type { Reference } from './demo.repository.ts'
import type { DemoTitle } from './demo-title.ts'

const DAY_MS = 86_400_000

/** Writes the torrents and newsgroup files of these titles into the storage, and their rows into the tables. */
export async function seedDemoFiles(
  platform: Needs<'storage'>,
  tx: Database,
  placed: readonly { id: number; title: DemoTitle }[],
  reference: Reference,
): Promise<void> {
  const byKey = new Map(placed.map((entry) => [entry.title.key, entry]))
  const labels = await listQualityLabels(tx)
  const languageIds = (codes: readonly string[]) =>
    codes.flatMap((code) => reference.languageIds.get(code) ?? [])
  const torrents: TorrentRow[] = []
  const nzbs: NzbRow[] = []
  for (const file of demoFiles) {
    const entry = byKey.get(file.title)
    if (!entry) continue
    const { id, title } = entry
    const at = new Date(reference.now.getTime() - file.ageDays * DAY_MS)
    const status = file.status ?? 'active'
    const payload = describeWork(title, file, labels.get(file.qualityId) ?? '')
    const seenAt = status === 'pending' ? null : at
    const common = {
      title_id: id,
      name: payload.name,
      size_bytes: sizeOf(payload),
      nfo: nfoOf(payload, title),
      quality_id: file.qualityId,
      language_ids: languageIds(file.languages),
      subtitle_ids: languageIds(file.subtitles ?? []),
      season_number: file.season ?? null,
      episode_numbers: [...(file.episodes ?? [])],
      is_full_season: file.isFullSeason ?? false,
      user_id: reference.userIds[file.user],
      status,
      checked_at: seenAt,
      validated_at: seenAt,
      created_at: at,
      updated_at: at,
      files: JSON.stringify(
        payload.files.map(({ path, content }) => ({ path, size: content.length })),
      ),
      files_count: payload.files.length,
    }
    if (file.kind === 'torrent') {
      const { bytes, infohash } = buildTorrent(payload, at)
      const key = torrentKey(infohash)
      await platform.storage.put(key, bytes)
      torrents.push({ ...common, infohash, file_key: key, piece_bytes: PIECE_BYTES })
    } else {
      const { bytes, poster, groups, parts, meta } = buildNzb(payload, { title, postedAt: at })
      const key = nzbKey(bytes)
      await platform.storage.put(key, bytes)
      const posted = { total_parts: parts, groups, poster, posted_at: at }
      nzbs.push({ ...common, ...posted, file_key: key, meta: JSON.stringify(meta) })
    }
  }
  await insertTorrents(tx, torrents)
  await insertNzbs(tx, nzbs)
}
