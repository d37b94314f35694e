import type { ListNewsQuery } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'
import { authorName } from '../../community/authors/authors.service.ts'

export interface NewsRow {
  id: number
  slug: string
  name: string
  summary: string | null
  image_url: string | null
  title_id: number | null
  published_at: Date
  comments_count: number
}

export interface NewsArticleRow extends Omit<NewsRow, 'published_at'> {
  /** Of a draft null, in the future before it appears: for those who write news alone. */
  published_at: Date | null
  body: string
  author: string | null
  source_name: string | null
  source_url: string | null
  title_ids: number[]
}

/** The articles `n` that readers may see: no draft, and nothing before its day. For nobody else than the others. */
export const visibleNews = (now: Date): RawBuilder<boolean> =>
  sql`(coalesce(n.published_at <= ${now}, false) and n.deleted_at is null)`

interface NewsReader {
  readonly language: Language
  readonly now: Date
  /** Whoever writes news sees drafts, and what will appear. */
  readonly isForEditors?: boolean
}

function selectNews(db: Database, { language, now, isForEditors = false }: NewsReader) {
  const translated = (column: 'title' | 'summary' | 'body') =>
    language === 'fr'
      ? sql<string>`coalesce(${sql.ref(`n.${column}_fr`)}, ${sql.ref(`n.${column}`)})`
      : sql<string>`${sql.ref(`n.${column}`)}`
  return {
    translated,
    query: db
      .selectFrom('news_articles as n')
      .select(['n.id', 'n.slug', 'n.image_url', 'n.published_at', 'n.comments_count'])
      .select([
        translated('title').as('name'),
        translated('summary').as('summary'),
        sql<
          number | null
        >`(select p.title_id from news_titles p where p.article_id = n.id order by p.position, p.title_id limit 1)`.as(
          'title_id',
        ),
      ])
      .where(isForEditors ? sql<boolean>`n.deleted_at is null` : visibleNews(now)),
  }
}

type WantedPage = Pick<ListNewsQuery, 'page' | 'perPage' | 'paginate'> & {
  readonly tagId?: number | undefined
}

/** Published articles, newest first. */
export function listNewsRows(
  db: Database,
  { tagId, ...list }: WantedPage,
  reader: NewsReader,
): Promise<RowPage<NewsRow>> {
  const query = selectNews(db, reader)
    .query.$if(tagId !== undefined, (all) =>
      all.where('n.id', 'in', (tagged) =>
        tagged.selectFrom('article_tags').select('article_id').where('tag_id', '=', tagId!),
      ),
    )
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
  return paginate<NewsRow>(db, list, query as never)
}

export async function findNewsArticle(
  db: Database,
  id: number,
  { actor, ...reader }: NewsReader & { readonly actor: Actor },
): Promise<NewsArticleRow | undefined> {
  const { query, translated } = selectNews(db, reader)
  return query
    .select([
      'n.source_name',
      'n.source_url',
      authorName('n.user_id', actor).as('author'),
      translated('body').as('body'),
    ])
    .select(
      sql<
        number[]
      >`array(select p.title_id from news_titles p where p.article_id = n.id order by p.position, p.title_id)`.as(
        'title_ids',
      ),
    )
    .where('n.id', '=', id)
    .executeTakeFirst() as Promise<NewsArticleRow | undefined>
}

/** Undefined where there is no such article. */
export function findNewsVisibility(
  db: Database,
  id: number,
  now: Date,
): Promise<boolean | undefined> {
  return findVisibility(db, { table: 'news_articles', alias: 'n', id }, visibleNews(now))
}

export const listFilledNewsRanges = (db: Database, size: number, now: Date) =>
  listFilledRanges(db, {
    table: sql`(select id from news_articles n where ${visibleNews(now)}) r`,
    size,
  })

/** What addresses of published articles are made of. */
export function listNewsAddressRows(
  db: Database,
  { from, before, limit }: SitemapRange,
  reader: NewsReader,
) {
  return selectNews(db, reader)
    .query.select('n.updated_at')
    .where('n.id', '>=', from)
    .where('n.id', '<', before)
    .orderBy('n.id')
    .limit(limit)
    .execute()
}
