import { episodeUrl, seasonUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { translate, type Translate } from '../../../lib/i18n.ts'
import { pageHead, previewImage } from '../title-cards/page-head.ts'
import { episodeCode, titleCrumbs } from '../title-cards/title-crumbs.ts'

/** The way to a video: by its title, and its episode where it is of one. */
export function watchCrumbs({ title, episode }: WatchPageView, t: Translate) {
  const { season_number: season, episode_number: number } = episode ?? {}
  return titleCrumbs(title, t, [
    ...(season !== undefined && number !== undefined
      ? [
          { name: t('Season :number', { number: season }), path: seasonUrl(title, season) },
          { name: t('Episode :number', { number }), path: episodeUrl(title, season, number) },
        ]
      : []),
    { name: t('Watch') },
  ])
}

export function watchHead(view: WatchPageView) {
  const { title, episode, video } = view
  const code = episode && episodeCode(episode.season_number, episode.episode_number, translate)
  const name = code ? `${title.name} ${code}: ${episode.name}` : title.name
  return pageHead({
    name: translate('Watch :title', { title: name }),
    description: episode?.description ?? title.plot,
    path: `/watch/${video.id}`,
    image: '',
    seo: {
      page: 'watch',
      values: {
        'title.name': title.name,
        'title.year': title.year === null ? '' : String(title.year),
        'video.name': video.name,
      },
    },
    ...(import.meta.env.SSR && forEngines(view)),
  })
}

function forEngines(view: WatchPageView) {
  const { title, episode, video } = view
  return {
    image: previewImage(
      [
        { kind: 'video', id: video.id, url: video.thumbnail },
        { kind: 'backdrop', id: title.id, url: title.backdrop },
        { kind: 'poster', id: title.id, url: title.poster },
      ],
      title,
    ),
    type: episode ? ('video.episode' as const) : ('video.movie' as const),
    crumbs: watchCrumbs(view, translate),
  }
}
