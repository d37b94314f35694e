import {
  FOLLOWED_NEWS_DAYS,
  type HomeRowsInput,
  type HomeRowsView,
  MOST_FOLLOWED_NEWS,
} from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow } from '../titles/titles.service.ts'
import {
  findHomeLayout,
  type FollowedNewsRow,
  hasWatched,
  listFollowedNewsRows,
  writeHomeLayout,
} from './home.repository.ts'

const DAY_MS = 86_400_000

const newsSince = ({ clock }: Needs<'clock'>) =>
  new Date(clock.now().getTime() - FOLLOWED_NEWS_DAYS * DAY_MS)

/** Three queries at once, whatever is in the rows. */
export async function getHomeRows(
  platform: Needs<'db' | 'clock'>,
  userId: number,
): Promise<HomeRowsView> {
  const { db } = platform
  const [layout, watched, news] = await Promise.all([
    findHomeLayout(db, userId),
    hasWatched(db, userId),
    listFollowedNewsRows(db, userId, { since: newsSince(platform), limit: 1 }),
  ])
  return {
    order: [],
    hidden: [],
    ...layout,
    awaited: { continue: watched, following: news.length > 0 },
  }
}

export async function saveHomeRows(
  platform: Needs<'db' | 'clock'>,
  userId: number,
  layout: HomeRowsInput,
): Promise<HomeRowsView> {
  await writeHomeLayout(platform.db, userId, layout)
  return getHomeRows(platform, userId)
}

export interface FollowedNewsItem {
  readonly row: FollowedNewsRow
  readonly title: TitleCardRow
}

/** Two queries, however much is followed. */
export async function listFollowedNews(
  platform: Needs<'db' | 'readDb' | 'clock'>,
  userId: number,
  language: Language,
): Promise<FollowedNewsItem[]> {
  const since = newsSince(platform)
  const rows = await listFollowedNewsRows(platform.db, userId, { since, limit: MOST_FOLLOWED_NEWS })
  const ids = rows.map((row) => row.title_id)
  const titles = await listTitlesByIds(platform, ids, language)
  const titleOf = new Map(titles.map((title) => [title.id, title]))
  return rows.flatMap((row) => {
    const title = titleOf.get(row.title_id)
    return title ? [{ row, title }] : []
  })
}
