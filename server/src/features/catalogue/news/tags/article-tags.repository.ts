import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

export interface ArticleTagRow {
  readonly id: number
  readonly slug: string
  readonly name: string
}

const nameIn = (language: Language): RawBuilder<string> =>
  language === 'fr' ? sql<string>`coalesce(g.name_fr, g.name)` : sql<string>`g.name`

const selectTags = (db: Database, language: Language) =>
  db
    .selectFrom('tags as g')
    .select(['g.id', 'g.slug', nameIn(language).as('name')])
    .orderBy('name')
    .orderBy('g.id')

/** The tag at an address, or the one that it was merged into. */
export function findTagRow(
  db: Database,
  slug: string,
  language: Language,
): Promise<ArticleTagRow | undefined> {
  return selectTags(db, language)
    .where((eb) =>
      eb.or([
        eb('g.slug', '=', slug),
        eb('g.id', 'in', (query) =>
          query.selectFrom('former_tag_slugs').select('tag_id').where('slug', '=', slug),
        ),
      ]),
    )
    .clearOrderBy()
    .orderBy(sql`g.slug = ${slug}`, 'desc')
    .executeTakeFirst()
}

export function listTagsOfArticle(
  db: Database,
  articleId: number,
  language: Language,
): Promise<ArticleTagRow[]> {
  return selectTags(db, language)
    .where('g.id', 'in', (query) =>
      query.selectFrom('article_tags').select('tag_id').where('article_id', '=', articleId),
    )
    .execute()
}

/** Those that most articles of all that readers see have. @param visible says which articles `n` those are */
export async function listUsedTags(
  db: Database,
  { language, visible, most }: { language: Language; visible: RawBuilder<boolean>; most: number },
): Promise<ArticleTagRow[]> {
  const { rows } = await sql<ArticleTagRow>`
    select g.id, g.slug, ${nameIn(language)} as name from tags g
    join (select o.tag_id, count(*) as uses from article_tags o
      join news_articles n on n.id = o.article_id where ${visible}
      group by o.tag_id order by uses desc, o.tag_id limit ${most}) used on used.tag_id = g.id
    order by name, g.id`.execute(db)
  return rows
}

/** What all tags are called: for the history. */
export async function listNamesOfTags(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await selectTags(db, language).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** These, and no others; those that are gone meanwhile are left out. */
export async function writeArticleTags(
  tx: Database,
  articleId: number,
  tagIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('article_tags').where('article_id', '=', articleId).execute()
  await sql`insert into article_tags (article_id, tag_id)
    select ${articleId}, g.id from tags g where g.id = any (${[...tagIds]}::bigint[])
    order by g.id for key share`.execute(tx)
}
