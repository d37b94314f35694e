import { z } from 'zod'
import { releaseFileView, releaseView } from '../releases/releases.schemas.ts'

export const torrentView = releaseView.extend({
  model_type: z.literal('torrent'),
  typefile: z.literal('TORRENT'),
  /** Empty, as `magnet`, where the download is checked and this reader has not been. */
  infohash: z.string(),
  magnet: z.string(),
  files: z.array(releaseFileView),
})
export type TorrentView = z.infer<typeof torrentView>

/** A magnet link: what a client finds the torrent by, without its file. */
export function magnetOf({
  infohash,
  name,
  size,
}: {
  infohash: string
  name: string
  size: number | null
}): string {
  return `magnet:?xt=urn:btih:${infohash}&dn=${encodeURIComponent(name)}${size === null ? '' : `&xl=${size}`}`
}
