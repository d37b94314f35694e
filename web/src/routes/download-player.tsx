import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { lazy, Suspense } from 'react'
import { WatchPanelRoom } from '../features/catalogue/watch/watch-panel-room.tsx'
import { useIsAlive } from '../lib/use-is-alive.ts'

/** Without it the page does as well as without a network. */
const Panel = lazy(() =>
  import('../features/catalogue/watch/watch-panel.tsx').catch(() => ({ default: () => null })),
)

const isPlayedHere = ({ type, src }: VideoView) =>
  src !== null && (type === 'video' || type === 'stream' || type === 'embed')

/** The player above what can be downloaded; nothing for what its reader cannot watch here. */
export function DownloadPlayer({ video }: { video: VideoView | null | undefined }) {
  const isAlive = useIsAlive()
  if (!video || !isPlayedHere(video)) return null
  if (!isAlive) return <WatchPanelRoom />
  return (
    <Suspense fallback={<WatchPanelRoom />}>
      <Panel videoId={video.id} />
    </Suspense>
  )
}
