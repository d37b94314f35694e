import { MOST_NEW } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface MemberCounts {
  readonly links_active: number
  readonly links_pending: number
  readonly lists_public: number
  readonly lists_withheld: number
}

/** What a member contributed besides words; of each kind so many at most are counted. */
export async function countContributionsOf(db: Database, userId: number): Promise<MemberCounts> {
  const few = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from (select 1 from ${condition} limit ${MOST_NEW}) as few)`
  const { rows } = await sql<MemberCounts>`select
    ${few(sql`links where user_id = ${userId} and status = 'active'`)} as links_active,
    ${few(sql`links where user_id = ${userId} and status = 'pending'`)} as links_pending,
    ${few(sql`lists where user_id = ${userId} and visibility = 'public' and withheld is null`)} as lists_public,
    ${few(sql`lists where user_id = ${userId} and withheld is not null`)} as lists_withheld`.execute(
    db,
  )
  return rows[0]!
}
