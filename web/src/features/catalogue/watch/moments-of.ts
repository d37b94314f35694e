import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { formatTime } from '../player/format-time.ts'
import { goToMoment, momentOf } from '../player/moments.ts'

/** For what is said about a video: at which moment of it, and the way back there. */
export function momentsOf({ video, duration }: WatchPageView) {
  return {
    now: () => momentOf(video.id),
    name: (percent: number) =>
      duration === null ? `${Math.round(percent)} %` : formatTime((duration * percent) / 100),
    go: (percent: number) => goToMoment(video.id, percent),
  }
}
