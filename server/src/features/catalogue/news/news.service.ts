import {
  NEWS_PER_PAGE,
  NEWS_TAGS_OFFERED,
} from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { ListNewsQuery } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canEditNews } from './editing/articles.policy.ts'
import { listTitlesByIds, type TitleCardRow, TITLES_TAG } from '../titles/titles.service.ts'
import {
  findNewsArticle,
  findNewsVisibility,
  listNewsRows,
  type NewsArticleRow,
  type NewsRow,
  visibleNews,
} from './news.repository.ts'
import {
  type ArticleTagRow,
  findTagRow,
  listTagsOfArticle,
  listUsedTags,
} from './tags/article-tags.repository.ts'

/** Cache tag of every article and list of articles. */
export const NEWS_TAG = defineTag('news')
const NEWS_SECONDS = 60
const RELATED_ARTICLES = 3

/** For queries of features that tell where something stands. */
export { visibleNews } from './news.repository.ts'

/** An article with the first title that it is about. */
export interface NewsItem {
  readonly row: NewsRow
  readonly title: TitleCardRow | null
}

export interface NewsArticleFull {
  readonly row: NewsArticleRow
  readonly titles: readonly TitleCardRow[]
  readonly tags: readonly ArticleTagRow[]
  readonly related: readonly NewsItem[]
}

type WantedPage = Pick<ListNewsQuery, 'page' | 'perPage' | 'paginate'> & {
  readonly tagId?: number | undefined
}

export function listNews(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  { page, perPage, paginate, tagId }: WantedPage,
  language: Language,
): Promise<RowPage<NewsItem>> {
  const key = `news:${JSON.stringify([language, page, perPage, paginate, tagId])}`
  return platform.cache.remember(
    key,
    { ttlSeconds: NEWS_SECONDS, tags: [NEWS_TAG, TITLES_TAG] },
    async () => {
      const rows = await listNewsRows(
        platform.readDb,
        { page, perPage, paginate, tagId },
        { language, now: platform.clock.now() },
      )
      const titles = await listTitlesByIds(
        platform,
        [...new Set(rows.data.flatMap(({ title_id }) => title_id ?? []))],
        language,
      )
      const byId = new Map(titles.map((title) => [title.id, title]))
      return {
        ...rows,
        data: rows.data.map((row) => ({
          row,
          title: (row.title_id !== null && byId.get(row.title_id)) || null,
        })),
      }
    },
  )
}

/** @throws AppError notFound */
export async function getTagOfNews(
  { readDb }: Needs<'readDb'>,
  slug: string,
  language: Language,
): Promise<ArticleTagRow> {
  const tag = await findTagRow(readDb, slug, language)
  if (!tag) throw new AppError('notFound')
  return tag
}

/** What readers can narrow the news by. */
export function listTagsOfNews(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  language: Language,
): Promise<ArticleTagRow[]> {
  return platform.cache.remember(
    `news-tags:${language}`,
    { ttlSeconds: NEWS_SECONDS, tags: [NEWS_TAG] },
    () =>
      listUsedTags(platform.readDb, {
        language,
        visible: visibleNews(platform.clock.now()),
        most: NEWS_TAGS_OFFERED,
      }),
  )
}

/** Whether an article, and what belongs to it, may be seen; undefined where there is none. */
export function isNewsVisible(
  { readDb, clock }: Needs<'readDb' | 'clock'>,
  id: number,
): Promise<boolean | undefined> {
  return findNewsVisibility(readDb, id, clock.now())
}

/** @throws notFound for a draft too, and before its day, but for those who write news */
export async function getNewsArticle(
  platform: Needs<'readDb' | 'cache' | 'clock'>,
  id: number,
  { actor, language }: { actor: Actor; language: Language },
): Promise<NewsArticleFull> {
  const now = platform.clock.now()
  const row = await findNewsArticle(platform.readDb, id, {
    actor,
    language,
    now,
    isForEditors: canEditNews(actor),
  })
  if (!row) throw new AppError('notFound')
  const [titles, tags, newest] = await Promise.all([
    listTitlesByIds(platform, row.title_ids.map(Number), language),
    listTagsOfArticle(platform.readDb, id, language),
    listNews(platform, { page: 1, perPage: NEWS_PER_PAGE, paginate: 'simple' }, language),
  ])
  return {
    row,
    titles,
    tags,
    related: newest.data.filter((item) => item.row.id !== id).slice(0, RELATED_ARTICLES),
  }
}
