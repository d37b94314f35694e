import { stateOfPlay } from '@mediatheque/contract/catalogue/plays/play-state.ts'
import type {
  WatchedInput,
  WatchedView,
} from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { setWatched } from '../plays/own-plays.service.ts'
import { findIsWatched, listWatchedEpisodes, type WatchedEpisodeRow } from './watched.repository.ts'

interface Asked {
  readonly titleId: number
  readonly season: number | undefined
}

/** @throws AppError notFound where there is no such title */
export async function getWatched(
  { db }: Needs<'db'>,
  userId: number,
  asked: Asked,
): Promise<WatchedView> {
  const [isWatched, episodes] = await Promise.all([
    findIsWatched(db, userId, asked.titleId),
    listWatchedEpisodes(db, userId, asked),
  ])
  if (isWatched === undefined) throw new AppError('notFound')
  return { is_watched: isWatched, episodes: episodes.map(presentEpisode) }
}

function presentEpisode({
  seconds,
  duration,
  ...row
}: WatchedEpisodeRow): WatchedView['episodes'][number] {
  const at = seconds !== null && duration !== null ? { seconds, duration } : null
  return { ...row, progress: at && stateOfPlay(at) === 'resumable' ? at : null }
}

/** @throws AppError notFound where there is nothing of that name */
export async function markWatched(
  platform: Needs<'db' | 'clock'>,
  userId: number,
  { title_id: titleId, season_number: season, episode_number: episode, watched }: WatchedInput,
): Promise<WatchedView> {
  const isThere = await setWatched(platform, userId, {
    titleId,
    season,
    episode,
    isWatched: watched,
  })
  if (!isThere) throw new AppError('notFound')
  return getWatched(platform, userId, { titleId, season })
}
