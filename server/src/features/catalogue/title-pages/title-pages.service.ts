import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getTitle, TITLES_TAG, titleTag } from '../titles/titles.service.ts'
import {
  findEpisodePage,
  listFullCredits,
  listTitleFilms,
  listTitlePictures,
} from './title-pages.repository.ts'

const SECONDS = 60

export interface EpisodeAddress {
  readonly id: number
  readonly season: number
  readonly episode: number
}

/** Read once a minute, whoever asks: these pages are the same for all guests. */
function remember<T>(
  platform: Needs<'readDb' | 'cache'>,
  key: string,
  titleId: number,
  load: (db: Database) => Promise<T>,
): Promise<T> {
  return platform.cache.remember(
    key,
    { ttlSeconds: SECONDS, tags: [titleTag(titleId), TITLES_TAG] },
    () => load(platform.readDb),
  )
}

export async function getEpisode(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  { id, season, episode }: EpisodeAddress,
  language: Language,
) {
  const [title, row] = await Promise.all([
    getTitle(platform, actor, id, language),
    remember(
      platform,
      `episode:${language}:${id}:${season}:${episode}`,
      id,
      async (db) => (await findEpisodePage(db, { id, season, episode }, language)) ?? null,
    ),
  ])
  const seasonRow = title.row.seasons.find(({ number }) => number === season)
  if (!row || !seasonRow) throw new AppError('notFound')
  return { title, season: seasonRow, row }
}

/** A title, and what one of its pages lists. */
function titleWith<Rows>(
  name: string,
  list: (db: Database, titleId: number, language: Language) => Promise<Rows>,
) {
  return async (
    platform: Needs<'db' | 'readDb' | 'cache'>,
    actor: Actor,
    id: number,
    language: Language,
  ) => {
    const [title, rows] = await Promise.all([
      getTitle(platform, actor, id, language),
      remember(platform, `${name}:${language}:${id}`, id, (db) => list(db, id, language)),
    ])
    return { title, rows }
  }
}

export const getTitleCredits = titleWith('full-credits', listFullCredits)
export const getTitleImages = titleWith('title-images', listTitlePictures)
export const getTitleVideos = titleWith('title-videos', listTitleFilms)
