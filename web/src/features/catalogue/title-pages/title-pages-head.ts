import type {
  EpisodePageView,
  InnerTitle,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import {
  episodeUrl,
  seasonUrl,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { translate, type Translate } from '../../../lib/i18n.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'
import { absoluteUrl, pageHead, previewImage, previewScene } from '../title-cards/page-head.ts'
import { episodeCode, seasonName, titleCrumbs } from '../title-cards/title-crumbs.ts'

const pictureOf = (title: InnerTitle) =>
  previewImage(
    [
      { kind: 'backdrop', id: title.id, url: title.backdrop },
      { kind: 'poster', id: title.id, url: title.poster },
    ],
    title,
  )

/** The way to a list below a title, such as its images. */
export const partCrumbs = (title: InnerTitle, name: string, t: Translate) =>
  titleCrumbs(title, t, [{ name }])

/** A list below a title: `full-credits`, `images`, `videos`. */
export function partHead(
  title: InnerTitle,
  part: string,
  { name, description }: { name: string; description: string },
) {
  return pageHead({
    name: `${title.name} – ${name}`,
    description,
    path: `${titleUrl(title)}/${part}`,
    image: '',
    ...(import.meta.env.SSR && {
      image: pictureOf(title),
      crumbs: partCrumbs(title, name, translate),
    }),
  })
}

/** The way to an episode, or to a list below it. */
export function episodeCrumbs(
  { title, season, episode }: EpisodePageView,
  t: Translate,
  below: readonly Crumb[] = [],
): Crumb[] {
  return titleCrumbs(title, t, [
    { name: seasonName(season, t), path: seasonUrl(title, season.number) },
    {
      name: t('Episode :number', { number: episode.episode_number }),
      path: episodeUrl(title, season.number, episode.episode_number),
    },
    ...below,
  ])
}

/** A list below an episode. */
interface Part {
  path: string
  name: string
}

export function episodeHead(view: EpisodePageView, part?: Part) {
  const { title, season, episode } = view
  const path = episodeUrl(title, season.number, episode.episode_number)
  const name = `${title.name} ${episodeCode(season.number, episode.episode_number, translate)}: ${episode.name}`
  return pageHead({
    name: part ? `${name} – ${part.name}` : name,
    description: episode.description ?? title.plot,
    path: part ? `${path}/${part.path}` : path,
    image: '',
    ...(!part && {
      seo: {
        page: 'episode' as const,
        values: {
          'title.name': title.name,
          'title.year': title.year,
          'season.number': season.number,
          'episode.number': episode.episode_number,
          'episode.name': episode.name,
          'episode.description': episode.description,
        },
      },
    }),
    ...(import.meta.env.SSR && episodeForEngines(view, path, part)),
  })
}

function episodeForEngines(view: EpisodePageView, path: string, part: Part | undefined) {
  const { title, episode } = view
  const image = episode.poster
    ? previewImage([{ kind: 'episode', id: episode.id, url: episode.poster }], title)
    : (title.backdrop ?? title.poster)
      ? pictureOf(title)
      : previewScene('episode', episode.id)
  return {
    image,
    type: 'video.episode' as const,
    crumbs: episodeCrumbs(
      view,
      translate,
      part ? [{ name: part.name, path: `${path}/${part.path}` }] : [],
    ),
    ...(!part && { jsonLd: episodeJsonLd(view, { path, image }) }),
  }
}

/** What search engines read of an episode. */
function episodeJsonLd(
  { title, season, episode }: EpisodePageView,
  { path, image }: { path: string; image: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TVEpisode',
    name: episode.name,
    image,
    episodeNumber: episode.episode_number,
    url: absoluteUrl(path),
    ...(episode.description && { description: episode.description }),
    ...(episode.release_date && { datePublished: episode.release_date }),
    partOfSeason: {
      '@type': 'TVSeason',
      name: seasonName(season, translate),
      seasonNumber: season.number,
      url: absoluteUrl(seasonUrl(title, season.number)),
    },
    partOfSeries: { '@type': 'TVSeries', name: title.name, url: absoluteUrl(titleUrl(title)) },
  }
}
