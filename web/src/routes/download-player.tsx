import type { TitleView, VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { WatchPanel } from '../features/catalogue/watch/watch-panel.tsx'
import { prefetchWatchPanel } from '../features/catalogue/watch/watch.queries.ts'

/** What a page of downloads begins with: the film, or of a series its first episode. */
export function videoToBeginWith({
  primary_video: own,
  videos,
}: Pick<TitleView, 'primary_video' | 'videos'>): VideoView | null {
  if (own) return own
  const placed = videos.filter((video) => video.streaming && video.episode_number !== null)
  return placed.toSorted((a, b) => placeOf(a) - placeOf(b))[0] ?? null
}

/** No season has so many episodes, and no series so many seasons: specials, which are season 0, come last. */
const MOST = 1e6
const placeOf = ({ season_number: season, episode_number: episode }: VideoView) =>
  (season || MOST) * MOST + (episode ?? 0)

/** Before the page is drawn, so that what stands below the player and its lists stays where it is. */
export const prefetchDownloadPlayer = async (
  queries: QueryClient,
  video: VideoView | null | undefined,
): Promise<void> => (video?.src ? prefetchWatchPanel(queries, video.id) : undefined)

/** The player above what can be downloaded; nothing for what its reader cannot watch. */
export function DownloadPlayer({ video }: { video: VideoView | null | undefined }) {
  return video?.src ? <WatchPanel videoId={video.id} /> : null
}
