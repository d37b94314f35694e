import type { TitleView, VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { lazy, Suspense } from 'react'
import { WatchPanelRoom } from '../features/catalogue/watch/watch-panel-room.tsx'
import { useIsAlive } from '../lib/use-is-alive.ts'

/** Without it the page does as well as without a network. */
const Panel = lazy(() =>
  import('../features/catalogue/watch/watch-panel.tsx').catch(() => ({ default: () => null })),
)

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

/** The player above what can be downloaded; nothing for what its reader cannot watch. */
export function DownloadPlayer({ video }: { video: VideoView | null | undefined }) {
  const isAlive = useIsAlive()
  if (!video?.src) return null
  if (!isAlive) return <WatchPanelRoom />
  return (
    <Suspense fallback={<WatchPanelRoom />}>
      <Panel videoId={video.id} />
    </Suspense>
  )
}
