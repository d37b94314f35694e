import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countPlays } from '../plays/progress.service.ts'
import { getTitle } from '../titles/titles.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { rankSources } from './rank-sources.ts'
import {
  findEpisode,
  findNext,
  findSource,
  findWatchedVideo,
  hasReported,
  insertFault,
  listSources,
  type SourceRow,
} from './watch.repository.ts'

export type WatchPage = Awaited<ReturnType<typeof getWatchPage>>

/** Everything around a player. @throws AppError notFound where there is no such video */
export async function getWatchPage(
  platform: Needs<'readDb' | ToReadSettings>,
  actor: Actor,
  videoId: number,
  language: Language,
) {
  const { db } = platform
  const video = await findWatchedVideo(db, videoId)
  if (!video) throw new AppError('notFound')
  const { title_id: titleId, season_number: season, episode_number: episode } = video
  const address = season === null || episode === null ? null : { titleId, season, episode }
  const { watch_sources: offered } = await getSettings(platform)
  const [title, all, episodeRow, next, playsCount, isReported] = await Promise.all([
    getTitle(platform, actor, titleId, language),
    listSources(db, video),
    address && findEpisode(db, address, language),
    address && findNext(db, address, video, language),
    countPlays(db, videoId),
    actor.user ? hasReported(db, videoId, actor.user.id) : false,
  ])
  const rows = all.filter(({ id, type }) => id === videoId || isOffered(type, offered))
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

const isOffered = (type: SourceRow['type'], { embeds, outside }: Settings['watch_sources']) =>
  type === 'embed' ? embeds : type === 'external' || type === 'infofile' ? outside : true

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
