import type {
  ReportedType,
  ReportKind,
} from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type RawBuilder, sql } from 'kysely'
import { authorName } from '../authors/authors.service.ts'

/** What somebody said is wrong with an item. */
export interface ReportRow {
  readonly id: number
  /** Null where the account is gone, or hidden from the reader. */
  readonly username: string | null
  readonly reason: string
  readonly kind: ReportKind
  /** As JSON writes moments. */
  readonly created_at: string
}

const MOST_REPORTS_SHOWN = 50

/** The newest reports about a row, as a part of its query; an empty list where its counter says that there are none. */
export const reportsOf = (
  kind: ReportedType,
  table: 'links' | 'x' | 'c' | 'l',
  actor: Actor,
): RawBuilder<ReportRow[]> =>
  sql`case when ${sql.ref(`${table}.reports_count`)} = 0 then '[]'::jsonb else (
    select coalesce(jsonb_agg(said order by said.id desc), '[]') from (
      select r.id, ${authorName('r.user_id', actor)} as username, r.reason, r.kind, r.created_at from reports r
      where r.item_type = ${sql.lit(kind)} and r.item_id = ${sql.ref(`${table}.id`)}
      order by r.id desc limit ${sql.lit(MOST_REPORTS_SHOWN)}) said) end`
