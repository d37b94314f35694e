import { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Lists } from '../../../platform/database/types.generated.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { visibleAuthors } from '../authors/authors.service.ts'
import type { ListItemRow } from './lists.repository.ts'
import { visibleLists } from './visible-lists.repository.ts'

type List = typeof listRecordList

/** Words of a search that are looked at. */
const MOST_WORDS = 8

/** In either language, in spite of accents and case; the index of the names serves it. */
const isNamed = (word: string): RawBuilder<boolean> =>
  sql<boolean>`normalise_name(t.name || ' ' || coalesce(t.name_fr, ''))
    like '%' || regexp_replace(normalise_name(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const sourceOf = (actor: Actor, query: string | undefined): BoundedListSql<List> => ({
  table: 'lists',
  within: visibleLists(actor, 't'),
  also: (query ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(isNamed),
  orders: {
    name: sql`normalise_name(t.name) collate "C"`,
    items_count: sql`t.items_count`,
    updated_at: sql`t.updated_at`,
    created_at: sql`t.created_at`,
  },
  filters: {
    owner: ({ value }) => sql`(t.user_id = (select u.id from users u
      where lower(u.username) = lower(${value}) and ${visibleAuthors(actor)}))`,
    visibility: sql`t.visibility`,
    hidden: ({ value }) => sql`t.withheld is ${sql.raw(value ? 'not null' : 'null')}`,
    items_count: sql`t.items_count`,
    updated_at: sql`t.updated_at`,
    created_at: sql`t.created_at`,
  },
  walked: (order) => [order],
})

/** A page of ids: their lists are read for these alone. */
export const findListRecordPage = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<RowPage<number>> =>
  findBoundedPage(db, listRecordList, sourceOf(actor, call.query), call)

export const findAllListRecords = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<readonly number[]> =>
  findAllBounded(db, listRecordList, sourceOf(actor, call.query), call)

/** The titles of a list in their order, with what is said of them. */
export function listAllItems(db: Database, listId: number): Promise<ListItemRow[]> {
  return db
    .selectFrom('list_items')
    .select(['title_id', 'note'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('title_id')
    .limit(MOST_LIST_ITEMS)
    .execute()
}

/** For whoever tends lists: what somebody may have counts for what they make themselves. */
export async function insertListForSomebody(
  tx: Database,
  values: Insertable<Lists>,
): Promise<number> {
  const made = tx.insertInto('lists').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A locked list holds these titles, in this order; those that stay keep their notes. */
export async function writeListItems(
  tx: Database,
  listId: number,
  titleIds: readonly number[],
): Promise<void> {
  const wanted = sql`${[...titleIds]}::bigint[]`
  await sql`delete from list_items where list_id = ${listId} and title_id <> all (${wanted})`.execute(
    tx,
  )
  await sql`insert into list_items as i (list_id, title_id, position)
    select ${listId}::bigint, w.id, w.place - 1 from unnest(${wanted}) with ordinality w (id, place)
    on conflict (list_id, title_id) do update set position = excluded.position
      where i.position <> excluded.position`.execute(tx)
}
