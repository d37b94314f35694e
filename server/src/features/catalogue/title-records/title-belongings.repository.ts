import type { TitleBelongings } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface NamedTitle {
  readonly id: number
  readonly name: string
}

/** In the order of their numbers, in which they are locked. */
export function findNamedTitles(db: Database, ids: readonly number[]): Promise<NamedTitle[]> {
  return db
    .selectFrom('titles')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
}

/** How much goes with these titles. */
export async function countBelongings(
  db: Database,
  ids: readonly number[],
): Promise<TitleBelongings> {
  const these = sql`= any (${[...ids]}::bigint[])`
  const { rows } = await sql<TitleBelongings>`select
    (select count(*)::int from links where title_id ${these}) as liens,
    (select count(*)::int from nzbs where title_id ${these}) as nzbs,
    (select count(*)::int from torrents where title_id ${these}) as torrents,
    (select count(*)::int from reviews where title_id ${these} and deleted_at is null) as reviews,
    (select count(*)::int from comments where commentable_type = 'title' and commentable_id ${these})
      + (select count(*)::int from comments c join episodes e on e.id = c.commentable_id
          where c.commentable_type = 'episode' and e.title_id ${these})
      + (select count(*)::int from comments c join videos v on v.id = c.commentable_id
          where c.commentable_type = 'video' and v.title_id ${these}) as comments,
    (select count(*)::int from list_items where title_id ${these}) as list_items,
    (select count(*)::int from requests where title_id ${these}) as requests`.execute(db)
  return rows[0]!
}
