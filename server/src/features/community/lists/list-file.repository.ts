import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A title of a list, as it stands in a file. */
export interface ListFileRow {
  /** 1 is the first. */
  readonly position: number
  readonly id: number
  readonly name: string
  readonly original_name: string | null
  readonly year: number | null
  readonly type: string
  readonly is_series: boolean
  /** `tt0013442`, by which other sites know it. */
  readonly imdb: string | null
  /** `movie/653`, as TMDB writes its addresses. */
  readonly tmdb: string | null
  readonly note: string | null
}

/** All of them, in their order. */
export async function listFileRows(
  db: Database,
  listId: number,
  language: Language,
): Promise<ListFileRow[]> {
  const { rows } = await sql<ListFileRow>`
    select (row_number() over (order by i.position, i.title_id))::int as position, t.id, coalesce(tr.name, t.name) as name,
      t.original_name, t.year, t.type, t.is_series, i.note,
      (select min(x.value) from title_external_ids x where x.title_id = t.id and x.provider = 'imdb') as imdb,
      (select min(x.value) from title_external_ids x where x.title_id = t.id and x.provider = 'tmdb') as tmdb
    from list_items i join titles t on t.id = i.title_id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    where i.list_id = ${listId} order by i.position, i.title_id limit ${sql.lit(MOST_LIST_ITEMS)}`.execute(
    db,
  )
  return rows
}
