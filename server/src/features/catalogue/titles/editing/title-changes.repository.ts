import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** What of a title many can be changed in at once, as it is. */
export interface ChangeableTitle {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly type: string
  readonly certification: string | null
  /** Numbers, in their order. */
  readonly genres: readonly number[]
  /** By name. */
  readonly keywords: readonly string[]
  readonly locks: readonly TitleField[]
}

/** Those of these that are there, in one query. Names are in the reader's language. */
export async function findChangeableTitles(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<ChangeableTitle[]> {
  const { rows } =
    await sql<ChangeableTitle>`select t.id, t.version, coalesce(tr.name, t.name) as name, t.type, t.certification,
      array(select unnest(t.genre_ids) order by 1) as genres,
      array(select k.name from title_keywords tk join keywords k on k.id = tk.keyword_id
        where tk.title_id = t.id order by lower(k.name), k.name) as keywords,
      array(select l.field from title_locks l where l.title_id = t.id order by 1) as locks
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, place)
    join titles t on t.id = asked.id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    order by asked.place`.execute(db)
  return rows
}
