import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { TrustWay } from '@mediatheque/contract/accounts/trust/trust.schemas.ts'
import {
  DENIALS_TOLD,
  RECORD_OF_NEWEST,
} from '@mediatheque/contract/links/insights/insights.constants.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { trustVersion, trustWay } from '../../accounts/trust/trust.service.ts'
import { visibleAuthors } from '../../community/authors/authors.service.ts'

type Kind = 'link' | 'nzb' | 'torrent'
const TABLES = { link: 'links', nzb: 'nzbs', torrent: 'torrents' } as const

/** The newest lines of a record's history that are looked through. */
const MOST_EVENTS = 30

export interface EventRow {
  readonly record_id: string
  readonly action: string
  readonly at: Date
  readonly changes: Readonly<Record<string, readonly [unknown, unknown] | null>>
}

/** What happened to each of these, newest first. */
export async function listEventsOf(
  db: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.record_id, e.action, e.at, e.changes
    from unnest(${ids.map(String)}::text[]) as asked (id)
    cross join lateral (select * from audit_events where record_type = ${kind} and record_id = asked.id
      order by id desc limit ${MOST_EVENTS}) e
    order by e.record_id, e.id desc`.execute(db)
  return rows
}

export interface UploaderRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly member_since: Date
  readonly accepted: number
  readonly pending: number
  readonly dead: number
  readonly denied: number
  readonly reports: number
  readonly trust: TrustWay
  readonly accepted_in_a_row: number
}

const newest = (table: 'links' | 'nzbs' | 'torrents') =>
  sql`(select status, reports_count, validated_at, validated_by from ${sql.table(table)} where user_id = u.id
    order by created_at desc, id desc limit ${RECORD_OF_NEWEST})`

/** When something of theirs was last denied, or trust taken from them; what somebody undid at once was not. */
const troubleOf = sql`(select greatest(
  (select max(d.created_at) from denied_contributions d where d.user_id = u.id),
  (select max(e.at) from audit_events e where e.record_type = 'user' and e.record_id = u.id::text
    and e.action <> 'reverted' and e.changes #> '{is_trusted,1}' = 'false'::jsonb)) as last_at)`

/** The records of those who added these, of whom the reader may know, along indexes and so far back. */
export async function listUploaderRows(
  db: Database,
  actor: Actor,
  { kind, ids }: { readonly kind: Kind; readonly ids: readonly number[] },
): Promise<UploaderRow[]> {
  const { rows } = await sql<UploaderRow>`
    select u.id, ${trustVersion} as version, u.username as name, u.created_at as member_since, made.accepted, made.pending, made.dead,
      made.reports, made.accepted_in_a_row, ${trustWay} as trust,
      (select count(*)::int from (select 1 from denied_contributions d where d.user_id = u.id
        limit ${RECORD_OF_NEWEST}) denied) as denied
    from users u cross join lateral ${troubleOf} trouble cross join lateral (
      select count(*) filter (where status = 'active')::int as accepted,
        count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'dead')::int as dead, coalesce(sum(reports_count), 0)::int as reports,
        count(*) filter (where status <> 'pending' and validated_at is not null and validated_by is distinct from u.id
          and (trouble.last_at is null or validated_at > trouble.last_at))::int as accepted_in_a_row
      from (${newest('links')} union all ${newest('nzbs')} union all ${newest('torrents')}) newest) made
    where u.id in (select user_id from ${sql.table(TABLES[kind])} where id = any (${[...ids]}::bigint[]))
      and ${visibleAuthors(actor)}
    order by u.id`.execute(db)
  return rows
}

export interface DenialRow {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  readonly name: string
  readonly reason: string
  readonly created_at: Date
}

export async function listDenialsOf(
  db: Database,
  actor: Actor,
  userId: number,
): Promise<DenialRow[]> {
  const { rows } = await sql<DenialRow>`
    select d.id, d.item_type as kind, t.name as title, d.name, d.reason, d.created_at
    from denied_contributions d join titles t on t.id = d.title_id join users u on u.id = d.user_id
    where d.user_id = ${userId} and ${visibleAuthors(actor)}
    order by d.created_at desc, d.id desc limit ${DENIALS_TOLD}`.execute(db)
  return rows
}
