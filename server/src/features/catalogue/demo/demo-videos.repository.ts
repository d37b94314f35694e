import type { Database } from '../../../platform/database/database.ts'
import { insertVideos } from '../titles/titles.batch.repository.ts'
import type { DemoTitle } from './demo-title.ts'
import type { DemoVideo } from './demo-videos.data.ts'

/** After what is said of a title itself. */
const FIRST_POSITION = 100

/** Those of these videos that belong to works which are new. */
export async function insertDemoVideos(
  db: Database,
  videos: readonly DemoVideo[],
  placed: readonly { readonly id: number; readonly title: DemoTitle }[],
): Promise<void> {
  const idOf = new Map(placed.map(({ id, title }) => [title.key, id]))
  await insertVideos(
    db,
    videos.flatMap((video, index) => {
      const titleId = idOf.get(video.title)
      return titleId === undefined ? [] : [toRows(video, titleId, FIRST_POSITION + index)]
    }),
  )
}

function toRows(video: DemoVideo, titleId: number, position: number) {
  const { captions = [], chapters = [] } = video
  return {
    row: {
      title_id: titleId,
      name: video.name,
      type: video.type,
      url: video.url,
      quality_id: video.qualityId ?? null,
      language: video.language ?? null,
      season_number: video.season ?? null,
      episode_number: video.episode ?? null,
      duration_seconds: video.durationSeconds ?? null,
      chapters: JSON.stringify(chapters),
      intro_start: video.intro?.start ?? null,
      intro_end: video.intro?.end ?? null,
      credits_start: video.creditsStart ?? null,
      storyboard_url: video.storyboard ?? null,
      position,
    },
    captions: captions.map((caption, place) => ({ ...caption, position: place })),
  }
}
