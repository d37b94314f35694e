import { watchEndpoints } from '@mediatheque/contract/catalogue/watch/watch.endpoints.ts'
import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { ApiError, call } from '../../../lib/api.ts'
import type { Translate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { pictureOf, STILL_WIDTHS, type Picture } from '../../../lib/pictures.ts'
import type { FramedItem } from '../player/player-frame.tsx'
import type { FreshSource } from '../player/player-item.ts'
import { backdropOf, stillOf } from '../title-cards/artwork.ts'
import { episodeCode } from '../title-cards/title-crumbs.ts'

const whole = (src: string) => (src.startsWith('/') ? siteUrl(src) : src)

/** Storyboards are read by their whole address only. */
const absolute = (src: string | null) => src && new URL(whole(src), baseOf()).href

const captionsOf = (captions: VideoView['captions']) =>
  captions.map(({ id, name, language, url }) => ({ id, label: name, language, src: whole(url) }))

async function askAnew(id: number): Promise<FreshSource | null> {
  try {
    const { src, captions, storyboard } = await call(watchEndpoints.getVideoSource, {
      params: { id },
    })
    if (src === null) return null
    return { src: whole(src), captions: captionsOf(captions), storyboard: absolute(storyboard) }
  } catch (error) {
    // Whoever may not see it any more need not try again; whoever was not answered may.
    if (error instanceof ApiError && [401, 403, 404, 410].includes(error.status)) return null
    throw error
  }
}

/** What a page has to play. */
export function itemOf(view: WatchPageView, t: Translate): FramedItem {
  const { video } = view
  return {
    id: video.id,
    groupId: video.title_id,
    type: video.type,
    name: playedName(view, t),
    src: whole(video.src ?? ''),
    resolve: () => askAnew(video.id),
    initialTime: view.progress?.seconds ?? 0,
    captions: captionsOf(video.captions),
    streamType: 'on-demand',
    marks: {
      chapters: view.chapters,
      intro: view.intro,
      creditsStart: view.credits_start,
      storyboard: absolute(view.storyboard),
    },
  }
}

const baseOf = () => (typeof document === 'undefined' ? 'http://localhost' : document.baseURI)

/** `Felix the Cat · S1 E2 · Musical Mews`, or the title alone. */
export function playedName({ title, episode }: WatchPageView, t: Translate): string {
  if (!episode) return title.name
  const code = episodeCode(episode.season_number, episode.episode_number, t)
  return `${title.name} · ${code} · ${episode.name}`
}

/** What is seen before it plays: the video's own picture, that of its episode, that of its title. */
export function posterOf({ video, title, episode }: WatchPageView): Picture {
  const own = pictureOf({ kind: 'video', id: video.id, url: video.thumbnail }, STILL_WIDTHS)
  if (own) return own
  return episode?.poster ? stillOf(episode) : backdropOf(title).picture
}
