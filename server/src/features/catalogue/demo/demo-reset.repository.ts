import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { deleteListsOfImport } from '../../community/lists/lists.batch.repository.ts'
import { deleteArticlesOfImport } from '../news/news.batch.repository.ts'
import { deleteUncreditedPeople } from '../people/people.batch.repository.ts'
import { deleteTitlesOfImport, deleteUnusedKeywords } from '../titles/titles.batch.repository.ts'

const DEMO_KEYS = 'demo:%'

/** How much on demo works and lists comes from other members than those of the demonstration. */
export async function countOthersOnDemo(
  db: Database,
  demoUserIds: readonly number[],
): Promise<number> {
  const ids = sql`${[...demoUserIds]}::bigint[]`
  const { rows } = await sql<{ count: number }>`
    with demo as (select id from titles where import_key like ${DEMO_KEYS})
    select (
      (select count(*) from links x join demo on demo.id = x.title_id where x.user_id <> all (${ids}))
      + (select count(*) from nzbs x join demo on demo.id = x.title_id where x.user_id <> all (${ids}))
      + (select count(*) from torrents x join demo on demo.id = x.title_id where x.user_id <> all (${ids}))
      + (select count(*) from reviews x join demo on demo.id = x.title_id where x.user_id <> all (${ids}))
      + (select count(*) from comments x join demo on demo.id = x.commentable_id where x.commentable_type = 'title' and x.user_id <> all (${ids}))
      + (select count(*) from list_items x join demo on demo.id = x.title_id join lists l on l.id = x.list_id where l.user_id <> all (${ids}))
    )::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keys of the files behind the torrents and newsgroup files of demo works. */
export async function listDemoFileKeys(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select x.file_key from (select title_id, file_key from nzbs union all select title_id, file_key from torrents) x
    join titles t on t.id = x.title_id where t.import_key like ${DEMO_KEYS}`.execute(db)
  return rows.map(({ file_key }) => file_key)
}

/** Of these keys, those that some row still needs. */
export async function listNeededFileKeys(
  db: Database,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from nzbs where file_key = any (${[...keys]}::text[]) union select file_key from torrents where file_key = any (${[...keys]}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ file_key }) => file_key))
}

/** Deletes demo works, lists and articles, and the people and keywords that nothing is left of. @returns how many works */
export async function deleteDemo(
  db: Database,
  { people, keywords }: { people: readonly string[]; keywords: readonly string[] },
): Promise<number> {
  await deleteArticlesOfImport(db, DEMO_KEYS)
  await deleteListsOfImport(db, DEMO_KEYS)
  const deleted = await deleteTitlesOfImport(db, DEMO_KEYS)
  await deleteUncreditedPeople(db, people)
  await deleteUnusedKeywords(db, keywords)
  return deleted
}
