import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { demoMovies } from './demo-movies.data.ts'
import { demoVideos } from './demo-videos.data.ts'
import { hasAnyTitle, readReference } from './demo.repository.ts'
import { insertDemoWorks } from './demo-works.ts'
import type { DemoTitle } from './demo-title.ts'

/** Films that belong to everybody, with the links that stand, and nothing that is only there to show what the software does. */
export const FREE_FILMS: readonly DemoTitle[] = demoMovies.map((film) => ({
  ...film,
  links: film.links.filter(({ status = 'active' }) => status === 'active'),
}))
const isDrawn = ({ url }: { readonly url: string }) => url.startsWith('/samples/')
const FREE_VIDEOS = demoVideos.filter((video) => !isDrawn(video))

/**
 * Begins an empty catalogue. Of any number who press at once, one adds each film.
 * @param userId whose links they are
 * @returns how many were added
 * @throws AppError conflict where there is a title already
 */
export async function addFreeFilms(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
): Promise<number> {
  if (await hasAnyTitle(platform.db))
    throw new AppError('conflict', { message: 'The catalogue has titles already.' })
  return platform.db.transaction().execute(async (tx) => {
    const users = { uploader: userId, team: userId, moderator: userId }
    const reference = await readReference(tx, users, platform.clock.now())
    const { placed } = await insertDemoWorks(tx, FREE_FILMS, FREE_VIDEOS, reference)
    await platform.cache.invalidate([TITLES_TAG, CHANNELS_TAG, VALUE_LISTS_TAG], tx)
    return placed.length
  })
}
