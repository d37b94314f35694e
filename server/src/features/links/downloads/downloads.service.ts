import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type DownloadEpisodeRow,
  type DownloadSeasonRow,
  type DownloadTitleRow,
  findDownloadEpisode,
  findDownloadTitle,
  listDownloadSeasons,
} from './downloads.repository.ts'

export interface DownloadPage {
  readonly title: DownloadTitleRow
  readonly seasons: readonly DownloadSeasonRow[]
  readonly episode: DownloadEpisodeRow | null
}

export interface DownloadPageInput {
  readonly titleId: number
  readonly episode?: { readonly season: number; readonly episode: number }
  readonly language: Language
}

/** What the download page of a title or of an episode starts with. @throws notFound */
export async function getDownloadPage(
  platform: Needs<'readDb'>,
  actor: Actor,
  { titleId, episode, language }: DownloadPageInput,
): Promise<DownloadPage> {
  const [title, seasons, found] = await Promise.all([
    findDownloadTitle(platform.readDb, titleId, { userId: actor.user?.id ?? 0, language }),
    listDownloadSeasons(platform.readDb, titleId),
    episode && findDownloadEpisode(platform.readDb, titleId, episode, language),
  ])
  if (!title || (episode && !found)) throw new AppError('notFound')
  return { title, seasons, episode: found ?? null }
}
