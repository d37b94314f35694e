import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  articleList,
  type ArticleState,
} from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../../platform/database/list-rows.ts'
import type { NewsArticles } from '../../../../platform/database/types.generated.ts'
import type { FileUse } from '../../../../platform/feature.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'

export interface ListedArticleRow {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly title: string
  readonly state: ArticleState
  readonly published_at: Date | null
  readonly author: string | null
  readonly comments_count: number
  readonly updated_at: Date
}

export interface EditedArticleRow extends Selectable<NewsArticles> {
  readonly state: ArticleState
  readonly author: string | null
  /** In their order. */
  readonly titles: readonly number[]
  readonly tags: readonly number[]
}

const stateAt = (now: Date): RawBuilder<ArticleState> =>
  sql<ArticleState>`case when n.published_at is null then 'draft' when n.published_at > ${now} then 'scheduled' else 'published' end`

/** Whoever writes news sees all of it that is not deleted; few enough to be ordered without an index. */
const sourceOf = (db: Database, now: Date): ListSql<typeof articleList, ListedArticleRow> => ({
  rows: db
    .selectFrom('news_articles as n')
    .leftJoin('users as u', 'u.id', 'n.user_id')
    .select([
      'n.id',
      'n.version',
      'n.slug',
      'n.title',
      'n.published_at',
      'u.username as author',
      'n.comments_count',
      'n.updated_at',
    ])
    .select(stateAt(now).as('state'))
    .where('n.deleted_at', 'is', null) as never,
  id: sql<number>`n.id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(n.title ilike ${like} or n.title_fr ilike ${like} or n.summary ilike ${like} or n.summary_fr ilike ${like} or n.body ilike ${like} or n.body_fr ilike ${like})`
  },
  orders: {
    title: sql`lower(n.title)`,
    published_at: { nullable: sql`n.published_at` },
    comments_count: sql`n.comments_count`,
    updated_at: sql`n.updated_at`,
  },
  filters: {
    state: stateAt(now),
    published_at: sql`n.published_at`,
    author: ({ value }) => sql`lower(u.username) = lower(${value})`,
    updated_at: sql`n.updated_at`,
  },
})

export const listArticleRows = (
  db: Database,
  call: ListCall<typeof articleList>,
  now: Date,
): Promise<RowPage<ListedArticleRow>> =>
  paginate(db, call, listedRows(articleList, sourceOf(db, now), call))

export const readArticleRows = (
  db: Database,
  call: ListCall<typeof articleList>,
  now: Date,
): AsyncGenerator<readonly ListedArticleRow[]> => listBatches(articleList, sourceOf(db, now), call)

/** Those of them that are there, or those that are deleted. */
export function findArticleRows(
  db: Database,
  ids: readonly number[],
  { now, isDeleted = false }: { now: Date; isDeleted?: boolean },
): Promise<EditedArticleRow[]> {
  return db
    .selectFrom('news_articles as n')
    .leftJoin('users as u', 'u.id', 'n.user_id')
    .selectAll('n')
    .select(['u.username as author', stateAt(now).as('state')])
    .select(
      sql<
        number[]
      >`array(select p.title_id from news_titles p where p.article_id = n.id order by p.position, p.title_id)`.as(
        'titles',
      ),
    )
    .select(
      sql<
        number[]
      >`array(select g.tag_id from article_tags g where g.article_id = n.id order by g.tag_id)`.as(
        'tags',
      ),
    )
    .where('n.id', 'in', [0, ...ids])
    .where('n.deleted_at', isDeleted ? 'is not' : 'is', null)
    .orderBy('n.id')
    .execute()
}

/** Articles as their history tells of them: one that is deleted is gone. */
export async function readArticleStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await findArticleRows(tx, ids, { now: new Date(0) })
  return rows.map(({ id, version, user_id: ownerId, image_url: image, ...values }) => ({
    id,
    version,
    name: values.title,
    ownerId,
    values: { ...values, image },
  }))
}

/** What the titles that articles are about are called, by number. */
export async function listNamesOfArticleTitles(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('titles as t')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select(['t.id', sql<string>`coalesce(tr.name, t.name)`.as('name')])
    .where('t.id', 'in', (query) => query.selectFrom('news_titles').select('title_id'))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function insertArticle(
  tx: Database,
  article: Insertable<NewsArticles>,
): Promise<number> {
  const made = tx.insertInto('news_articles').values(article).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function updateArticle(
  tx: Database,
  id: number,
  values: Updateable<NewsArticles>,
): Promise<void> {
  await tx.updateTable('news_articles').set(values).where('id', '=', id).execute()
}

export async function writeArticleTitles(
  tx: Database,
  id: number,
  titles: readonly number[],
): Promise<void> {
  await tx.deleteFrom('news_titles').where('article_id', '=', id).execute()
  // Those that are gone meanwhile are left out.
  await sql`insert into news_titles (article_id, title_id, position)
    select ${id}, t.id, w.place from unnest(${titles}::bigint[]) with ordinality w (id, place)
    join titles t on t.id = w.id`.execute(tx)
}

/** Where nothing of the article itself was changed, its titles and tags count as a version of it. */
export async function countVersionFrom(tx: Database, id: number, seen: number): Promise<void> {
  await tx
    .updateTable('news_articles')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', seen)
    .execute()
}

/** Deletes articles, or restores them with null. @returns which of them were not that already */
export async function setDeleted(
  tx: Database,
  ids: readonly number[],
  deletedAt: Date | null,
): Promise<readonly number[]> {
  const rows = await tx
    .updateTable('news_articles')
    .set({ deleted_at: deletedAt })
    .where('id', 'in', ids)
    .where('deleted_at', deletedAt ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Which of these files which article shows, also one that is deleted: it may come back. */
export async function listArticlesOfFiles(
  db: Database,
  ids: readonly number[],
): Promise<readonly FileUse[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select f.id, n.title from unnest(${ids}::bigint[]) f (id)
    join news_articles n on n.image_url like '/files/' || f.id || '/%'
      or concat(n.body, n.body_fr) like '%<img src="/files/' || f.id || '/%'`.execute(db)
  return rows.map(({ id, title }) => ({ fileId: Number(id), kind: 'Article', name: title }))
}
