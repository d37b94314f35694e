import { stateOfPlay } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type {
  VideoSource,
  WatchPageView,
} from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { OwnProgress } from '../plays/progress.service.ts'
import { canPlayVideos } from '../titles/titles.policy.ts'
import { addressMedia } from '../../operations/files/media-addresses.service.ts'
import {
  presentEpisode,
  presentTitle,
  presentVideo,
  type ToPresentVideos,
} from '../titles/titles.presenter.ts'
import type { SourceRow, WatchedVideo } from './watch.repository.ts'
import type { WatchPage } from './watch.service.ts'

const NOTHING: OwnProgress = new Map()

export function presentWatchPage(
  page: WatchPage,
  actor: Actor,
  platform: ToPresentVideos,
): WatchPageView {
  const { video, title, source, episode } = page
  const reader = { actor, progress: title.progress, platform }
  const at = title.progress.get(video.id)
  return {
    video: presentVideo(source, video.title_id, reader),
    title: presentTitle(title, actor, platform),
    episode: episode && presentEpisode({ ...episode, video: source }, reader, false),
    sources: page.sources.map(({ row, reason }) => ({
      ...presentVideo(row, video.title_id, reader),
      health: row.health,
      reason: [...reason],
    })),
    next: page.next,
    chapters: video.chapters,
    intro:
      video.intro_start === null || video.intro_end === null
        ? null
        : { start: video.intro_start, end: video.intro_end },
    credits_start: video.credits_start,
    duration: video.duration_seconds,
    storyboard: presentStoryboard(video.storyboard_url, actor, platform),
    progress:
      at && stateOfPlay(at) === 'resumable' ? { seconds: at.seconds, duration: at.duration } : null,
    plays_count: page.playsCount,
    is_reported: page.isReported,
    can: {
      upload_captions: hasPermission(actor, 'videos.update'),
      report: actor.user !== null && canPlayVideos(actor),
    },
  }
}

/** Its cues name pictures beside it. */
const presentStoryboard = (url: string | null, actor: Actor, platform: ToPresentVideos) =>
  url !== null && canPlayVideos(actor) ? addressMedia(platform, url, { namesOthers: true }) : null

export function presentSource(
  row: SourceRow & Pick<WatchedVideo, 'storyboard_url'>,
  actor: Actor,
  platform: ToPresentVideos,
): VideoSource {
  const { src, captions } = presentVideo(row, 0, { actor, progress: NOTHING, platform })
  return { src, captions, storyboard: presentStoryboard(row.storyboard_url, actor, platform) }
}
