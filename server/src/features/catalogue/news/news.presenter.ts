import type { NewsArticle, NewsCard } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import {
  type RichTextReader,
  renderRichText,
} from '../../../platform/rich-text/render-rich-text.ts'
import { presentTitleCard, shorten } from '../titles/titles.presenter.ts'
import type { NewsArticleFull, NewsItem } from './news.service.ts'

export function presentNewsCard({ row, title }: NewsItem, now: Date): NewsCard {
  return {
    id: row.id,
    model_type: 'news',
    name: row.name,
    slug: row.slug,
    summary: row.summary,
    image: row.image_url,
    title: title && presentTitleCard(title, now),
    published_at: row.published_at.toISOString(),
    comments_count: row.comments_count,
  }
}

interface ArticleReader extends RichTextReader {
  readonly now: Date
  readonly canUpdate: boolean
}

export function presentNewsArticle(
  { row, titles, tags, related }: NewsArticleFull,
  { now, canUpdate, ...reader }: ArticleReader,
): NewsArticle {
  const { published_at: at } = row
  return {
    ...presentNewsCard({ row: { ...row, published_at: at ?? now }, title: titles[0] ?? null }, now),
    published_at: at?.toISOString() ?? null,
    is_public: at !== null && at <= now,
    body: renderRichText(row.body, reader),
    description: row.summary ?? shorten(wordsOf(row.body), DESCRIPTION_LENGTH),
    author: row.author,
    source: row.source_name === null ? null : { name: row.source_name, url: row.source_url },
    titles: titles.map((title) => presentTitleCard(title, now)),
    tags: tags.map((tag) => ({ ...tag })),
    related: related.map((item) => presentNewsCard(item, now)),
    can: { update: canUpdate },
  }
}

/** What search engines show of a page. */
const DESCRIPTION_LENGTH = 300

/** What of a stored text is read. */
const wordsOf = (stored: string): string =>
  stored
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
