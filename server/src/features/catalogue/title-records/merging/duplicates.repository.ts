import type { titleDuplicateList } from '@mediatheque/contract/catalogue/title-records/title-duplicates.list.ts'
import type { DUPLICATE_REASONS } from '@mediatheque/contract/catalogue/title-records/title-merging.schemas.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { listedRows, type ListSql, literally } from '../../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../../platform/http/pagination.ts'
import { findMergedTitles, type MergedTitleRow } from './title-merges.repository.ts'

export interface DuplicateRow {
  readonly id: number
  readonly first: MergedTitleRow
  readonly second: MergedTitleRow
  readonly reason: (typeof DUPLICATE_REASONS)[number]
  readonly found_at: Date
  readonly dismissed_at: Date | null
}

type List = typeof titleDuplicateList
export type DuplicatesCall = ListCall<List>

type PairRow = Omit<DuplicateRow, 'first' | 'second'> & {
  readonly first_id: number
  readonly second_id: number
}

function sourceOf(db: Database, { filters }: DuplicatesCall): ListSql<List, PairRow> {
  return {
    rows: db
      .selectFrom('title_duplicates as d')
      .select(['d.id', 'd.first_id', 'd.second_id', 'd.reason', 'd.found_at', 'd.dismissed_at'])
      .$if(filters?.dismissed === undefined, (query) => query.where('d.dismissed_at', 'is', null))
      .$narrowType<{ reason: DuplicateRow['reason'] }>() as never,
    id: sql<number>`d.id`,
    search: (words) => {
      const like = `%${literally(words)}%`
      return sql`exists (select 1 from titles t where t.id in (d.first_id, d.second_id) and t.name ilike ${like})`
    },
    orders: { found_at: sql`d.found_at` },
    filters: { dismissed: ({ value }) => sql`(d.dismissed_at is not null) = ${value}` },
  }
}

/** Of a list, with the titles of the page in one query more. */
export async function findDuplicates(
  db: Database,
  list: List,
  call: DuplicatesCall,
): Promise<RowPage<DuplicateRow>> {
  const page = await paginate(db, call, listedRows(list, sourceOf(db, call), call))
  return { ...page, data: await withTitles(db, page.data) }
}

async function withTitles(db: Database, pairs: readonly PairRow[]): Promise<DuplicateRow[]> {
  const ids = pairs.flatMap(({ first_id: first, second_id: second }) => [first, second])
  const titles = new Map((await findMergedTitles(db, ids)).map((title) => [title.id, title]))
  return pairs.flatMap(({ first_id: firstId, second_id: secondId, ...pair }) => {
    const [first, second] = [titles.get(firstId), titles.get(secondId)]
    return first && second ? [{ ...pair, first, second }] : []
  })
}

/** @returns undefined where there is no such pair */
export async function setDismissed(
  db: Database,
  id: number,
  dismissed: { readonly by: number; readonly at: Date } | null,
): Promise<DuplicateRow | undefined> {
  const row = await db
    .updateTable('title_duplicates')
    .set({ dismissed_by: dismissed?.by ?? null, dismissed_at: dismissed?.at ?? null })
    .where('id', '=', id)
    .returning(['id', 'first_id', 'second_id', 'reason', 'found_at', 'dismissed_at'])
    .executeTakeFirst()
  if (!row) return undefined
  return (await withTitles(db, [row as PairRow]))[0]
}

/** Looks at the whole catalogue. @returns how many pairs are new */
export async function searchDuplicates(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{
    found: number
  }>`select find_title_duplicates(${most}) as found`.execute(db)
  return rows[0]!.found
}
