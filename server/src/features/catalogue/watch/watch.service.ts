import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countPlays } from '../plays/progress.service.ts'
import { getTitle } from '../titles/titles.service.ts'
import { rankSources } from './rank-sources.ts'
import {
  findEpisode,
  findNext,
  findSource,
  findWatchedVideo,
  hasReported,
  insertFault,
  listSources,
} from './watch.repository.ts'

export type WatchPage = Awaited<ReturnType<typeof getWatchPage>>

/** Everything around a player. @throws AppError notFound where there is no such video */
export async function getWatchPage(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  videoId: number,
  language: Language,
) {
  const { db } = platform
  const video = await findWatchedVideo(db, videoId)
  if (!video) throw new AppError('notFound')
  const { title_id: titleId, season_number: season, episode_number: episode } = video
  const address = season === null || episode === null ? null : { titleId, season, episode }
  const [title, rows, episodeRow, next, playsCount, isReported] = await Promise.all([
    getTitle(platform, actor, titleId, language),
    listSources(db, video),
    address && findEpisode(db, address, language),
    address && findNext(db, address, video, language),
    countPlays(db, videoId),
    actor.user ? hasReported(db, videoId, actor.user.id) : false,
  ])
  const source = rows.find(({ id }) => id === videoId)
  // It went meanwhile.
  if (!source) throw new AppError('notFound')
  return {
    video,
    title,
    source,
    sources: rankSources(rows, language),
    episode: episodeRow ?? null,
    next: next ?? null,
    playsCount,
    isReported,
  }
}

/** @throws AppError notFound */
export async function getSource({ db }: Needs<'db'>, id: number) {
  const source = await findSource(db, id)
  if (!source) throw new AppError('notFound')
  return source
}

/** @throws AppError notFound */
export async function reportDead(platform: Needs<'db'>, { user }: LoggedInActor, id: number) {
  await getSource(platform, id)
  return insertFault(platform.db, id, user.id)
}
