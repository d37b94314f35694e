import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { NewsArticles, NewsTitles } from '../../../platform/database/types.generated.ts'

/** Enters articles by import key; those already there are left alone and left out. @returns ids by import key */
export async function insertArticles(
  db: Database,
  articles: readonly Insertable<NewsArticles>[],
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('news_articles')
    .values([...articles])
    .onConflict((conflict) => conflict.column('import_key').doNothing())
    .returning(['id', 'import_key'])
    .execute()
  return new Map(rows.map(({ id, import_key }) => [String(import_key), id]))
}

export async function insertArticleTitles(
  db: Database,
  about: readonly Insertable<NewsTitles>[],
): Promise<void> {
  if (about.length > 0)
    await db
      .insertInto('news_titles')
      .values([...about])
      .execute()
}

export async function deleteArticlesOfImport(db: Database, keysLike: string): Promise<void> {
  await db.deleteFrom('news_articles').where('import_key', 'like', keysLike).execute()
}
