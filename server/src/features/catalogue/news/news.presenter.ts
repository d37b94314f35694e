import type { NewsArticle, NewsCard } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { NewsArticleFull, NewsItem } from './news.service.ts'

export function presentNewsCard({ row, title }: NewsItem, now: Date): NewsCard {
  return {
    id: row.id,
    model_type: 'news',
    name: row.name,
    slug: slugify(row.name),
    summary: row.summary,
    image: row.image_url,
    title: title && presentTitleCard(title, now),
    published_at: row.published_at.toISOString(),
    comments_count: row.comments_count,
  }
}

export function presentNewsArticle(
  { row, titles, related }: NewsArticleFull,
  now: Date,
): NewsArticle {
  return {
    ...presentNewsCard({ row, title: titles[0] ?? null }, now),
    body: row.body,
    author: row.author,
    source: row.source_name === null ? null : { name: row.source_name, url: row.source_url },
    titles: titles.map((title) => presentTitleCard(title, now)),
    related: related.map((item) => presentNewsCard(item, now)),
  }
}
