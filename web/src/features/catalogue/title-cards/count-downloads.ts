import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { isStreamingOnly } from '../../../lib/streaming-mode.ts'

/** How much there is to download of a title, whatever its kind: the one number that every page shows. */
export function countDownloads(
  title: Pick<TitleCard, 'liens_active_count' | 'nzbs_active_count' | 'torrents_active_count'>,
): number {
  return isStreamingOnly()
    ? 0
    : title.liens_active_count + title.nzbs_active_count + title.torrents_active_count
}
