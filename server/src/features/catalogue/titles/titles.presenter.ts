import { youtubePoster } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { CAST_DEPARTMENT, DEPARTMENTS } from '@mediatheque/contract/catalogue/people/departments.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  CARD_PLOT_LENGTH,
  type EpisodeView,
  NEW_TITLE_DAYS,
  type SeasonSummary,
  type TitleCard,
  type TitleCredit,
  type TitleView,
  TRUNCATED_DESCRIPTION_LENGTH,
  type VideoView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Needs } from '../../../platform/platform.ts'
import { addressMedia } from '../../operations/files/media-addresses.service.ts'
import { accentOf } from '../artwork/accent.presenter.ts'
import type { OwnProgress } from '../plays/progress.service.ts'
import type { EpisodeRow } from './episodes.repository.ts'
import { shorten } from './shorten.ts'
import type { TitleCardRow } from './title-cards.repository.ts'
import type {
  CreditRow,
  OwnCounts,
  SeasonRow,
  TitleDetailRow,
  VideoRow,
} from './title-detail.repository.ts'
import { canAddLink, canPlayVideos, canSeeUnpublished, canUpdateTitle } from './titles.policy.ts'

const DAY_MS = 86_400_000

export { shorten } from './shorten.ts'

export function presentTitleCard(row: TitleCardRow, now: Date): TitleCard {
  return {
    id: row.id,
    model_type: 'title',
    name: row.name,
    slug: slugify(row.name),
    year: row.year,
    type: row.type as TitleType,
    is_series: row.is_series,
    poster: row.poster_url,
    backdrop: row.backdrop_url,
    plot: shorten(row.plot, CARD_PLOT_LENGTH),
    runtime: row.runtime_minutes,
    certification: row.certification,
    rating: row.rating,
    best_quality:
      row.best_quality_id === null
        ? null
        : { id: row.best_quality_id, label: row.best_quality_label ?? '' },
    seasons_count: row.seasons_count,
    is_complete: row.is_complete,
    is_new: now.getTime() - row.created_at.getTime() < NEW_TITLE_DAYS * DAY_MS,
    liens_active_count: row.active_links_count,
    nzbs_active_count: row.active_nzbs_count,
    torrents_active_count: row.active_torrents_count,
  }
}

export function presentSeason(row: SeasonRow): SeasonSummary {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    year: row.year,
    poster: row.poster_url,
    episode_count: row.episodes_count,
    last_episode: row.has_full_season ? row.episodes_count : (row.last_episode ?? 0),
    is_complete:
      row.has_full_season || (row.episodes_count > 0 && row.linked_episodes >= row.episodes_count),
    liens_active_count: row.active_links_count,
    nzbs_active_count: row.active_nzbs_count,
  }
}

/** What it takes to tell a reader where a video is found. */
export type ToPresentVideos = Needs<'clock' | 'secrets'>

/** Who looks at videos: what of them they may know, and where in them they are. */
export interface VideoReader {
  readonly actor: Actor
  readonly progress: OwnProgress
  readonly platform: ToPresentVideos
}

/** The address is left out for those who may not play it, and for videos that are not released for streaming. */
export function presentVideo(
  row: VideoRow,
  titleId: number,
  { actor, progress, platform }: VideoReader,
): VideoView {
  const at = progress.get(row.id)
  const canPlay = canPlayVideos(actor) && row.is_streaming
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    src: canPlay ? addressMedia(platform, row.url) : null,
    // By its address whoever sees it would know what it is a picture of.
    thumbnail: row.thumbnail_url ?? (canPlay ? youtubePoster(row.url) : null),
    quality: row.quality,
    language: row.language,
    streaming: row.is_streaming,
    captions: ((canPlay && row.captions) || []).map((caption) => ({
      ...caption,
      url: addressMedia(platform, caption.url),
    })),
    season_number: row.season_number,
    episode_number: row.episode_number,
    title_id: titleId,
    id_user: row.user_id,
    latest_play: at ? { time_watched: at.seconds, duration: at.duration } : null,
  }
}

const presentCredit = (row: CreditRow): TitleCredit => ({
  ...row,
  model_type: 'person',
  slug: slugify(row.name),
})

/** Who directed and wrote it comes before the rest of the crew. */
const placeOf = ({ department }: TitleCredit) =>
  (DEPARTMENTS as readonly string[]).indexOf(department) >>> 0

/** The cast, and the crew with who directed and wrote first. */
export function presentCredits(rows: readonly CreditRow[]): TitleView['credits'] {
  const credits = rows.map(presentCredit)
  return {
    cast: credits.filter(({ department }) => department === CAST_DEPARTMENT),
    crew: credits
      .filter(({ department }) => department !== CAST_DEPARTMENT)
      .sort((a, b) => placeOf(a) - placeOf(b)),
  }
}

/** The name that a translation hides, or the one in the work's own language. */
function otherName({
  name,
  own_name: ownName,
  original_name: originalName,
}: TitleDetailRow): string | null {
  return originalName && originalName !== name ? originalName : ownName === name ? null : ownName
}

export interface TitleForReader {
  row: TitleDetailRow
  own: OwnCounts | null
  progress: OwnProgress
}

/** As many as the reader may see. */
function countContributions({ row, own }: Pick<TitleForReader, 'row' | 'own'>, actor: Actor) {
  if (canSeeUnpublished(actor)) return { liens_count: row.links_count, nzbs_count: row.nzbs_count }
  const hidden = own ? own.pending + own.dead : 0
  return { liens_count: row.active_links_count + hidden, nzbs_count: row.active_nzbs_count }
}

export function presentTitle(
  { row, own, progress }: TitleForReader,
  actor: Actor,
  platform: ToPresentVideos,
): TitleView {
  const reader = { actor, progress, platform }
  const videos = row.videos.map((video) => presentVideo(video, row.id, reader))
  return {
    ...presentTitleCard(row, platform.clock.now()),
    accent: accentOf(row),
    original_name: otherName(row),
    plot: row.plot,
    tagline: row.tagline,
    categorie: { id: row.category_id, name: row.category_name, slug: row.category_slug },
    release_date: row.release_date,
    license: row.license,
    homepage: row.homepage_url,
    languages: row.languages,
    genres: row.genres,
    keywords: row.keywords,
    production_countries: row.countries,
    external_ids: row.external_ids,
    vote_count: row.vote_count,
    credits: presentCredits(row.credits),
    images: row.images.map(({ kind, ...image }) => ({ ...image, type: kind })),
    videos,
    primary_video:
      videos.find(({ episode_number: episode, streaming }) => episode === null && streaming) ??
      null,
    seasons: row.seasons.map(presentSeason),
    episodes_count: row.episodes_count,
    link_languages: row.link_languages,
    ...countContributions({ row, own }, actor),
    last_link: row.last_link && {
      ...row.last_link,
      created_at: new Date(row.last_link.created_at).toISOString(),
    },
    linkadded_at: row.last_link_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    liens_by_user_count: own?.links ?? 0,
    liens_by_active_user_count: own?.active ?? 0,
    liens_by_pending_user_count: own?.pending ?? 0,
    liens_by_user_morts_count: own?.dead ?? 0,
    nzbs_by_user_count: own?.nzbs ?? 0,
    can: { update: canUpdateTitle(actor), addLink: canAddLink(actor), play: canPlayVideos(actor) },
  }
}

export function presentEpisode(
  row: EpisodeRow,
  reader: VideoReader,
  isTruncated: boolean,
): EpisodeView {
  return {
    id: row.id,
    title_id: row.title_id,
    name: row.name,
    description: isTruncated ? shorten(row.plot, TRUNCATED_DESCRIPTION_LENGTH) : row.plot,
    season_number: row.season_number,
    episode_number: row.episode_number,
    poster: row.poster_url,
    release_date: row.release_date,
    runtime: row.runtime_minutes,
    primary_video: row.video && presentVideo(row.video, row.title_id, reader),
    liens_active_count: row.active_links_count,
  }
}
