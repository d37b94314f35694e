import { z } from 'zod'
import { releaseFileView, releaseView } from '../releases/releases.schemas.ts'

export const torrentView = releaseView.extend({
  model_type: z.literal('torrent'),
  typefile: z.literal('TORRENT'),
  /** SHA-1 of its description. Empty, as the others, where it has none, or where the download is checked and this reader has not been. */
  infohash: z.string(),
  /** SHA-256 of its description, of torrents of the second version. */
  infohash_v2: z.string(),
  /** Empty also of a private one, which clients find by its trackers alone. */
  magnet: z.string(),
  is_private: z.boolean(),
  /** Hosts of the trackers that its file names. */
  trackers: z.array(z.string()),
  /** Bytes of its pieces. */
  piece_length: z.number().nullable(),
})
export type TorrentView = z.infer<typeof torrentView>

/** The same with what its file says. */
export const torrentDetailView = torrentView.extend({ files: z.array(releaseFileView) })
export type TorrentDetailView = z.infer<typeof torrentDetailView>

interface Magnet {
  readonly infohash: string | null
  readonly infohashV2: string | null
  readonly name: string
  readonly size: number | null
  readonly trackers: readonly string[]
}

/** Others are found by those that answer. */
const MOST_TRACKERS = 5

/** A magnet link: what a client finds the torrent by, without its file. BEP 9, of both versions. */
export function magnetOf({ infohash, infohashV2, name, size, trackers }: Magnet): string {
  const topics = [
    ...(infohash === null ? [] : [`xt=urn:btih:${infohash}`]),
    // As a multihash: sha2-256 of 32 bytes.
    ...(infohashV2 === null ? [] : [`xt=urn:btmh:1220${infohashV2}`]),
  ]
  return `magnet:?${[
    ...topics,
    `dn=${encodeURIComponent(name)}`,
    ...(size === null ? [] : [`xl=${size}`]),
    ...trackers.slice(0, MOST_TRACKERS).map((tracker) => `tr=${encodeURIComponent(tracker)}`),
  ].join('&')}`
}
