import { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'

type List = typeof sanctionList

function sourceOf(now: Date): BoundedListSql<List> {
  const states = {
    active: sql`(t.lifted_at is null and (t.ends_at is null or t.ends_at > ${now}))`,
    ended: sql`(t.lifted_at is null and t.ends_at <= ${now})`,
    lifted: sql`(t.lifted_at is not null)`,
  }
  return {
    table: 'member_sanctions',
    orders: { created_at: sql`t.created_at` },
    filters: {
      kind: ({ value }) => sql`(t.kind = any (${[...value]}::text[]))`,
      state: ({ value }) =>
        sql`(${sql.join(
          value.map((state) => states[state]),
          sql` or `,
        )})`,
      member: ({ value }) =>
        sql`(t.user_id = (select u.id from users u where lower(u.username) = lower(${value})))`,
      created_at: sql`t.created_at`,
    },
    walked: (order) => [order],
  }
}

/** A page of ids. */
export const findSanctionPage = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): Promise<RowPage<number>> => findBoundedPage(db, sanctionList, sourceOf(now), call)

export const findAllSanctions = (
  db: Database,
  now: Date,
  call: ListCall<List>,
): Promise<readonly number[]> => findAllBounded(db, sanctionList, sourceOf(now), call)
