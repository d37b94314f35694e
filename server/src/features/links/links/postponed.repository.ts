import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { postponementList } from '@mediatheque/contract/links/postponements/postponements.list.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listedRows, type ListSql } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { authorName } from '../../community/authors/authors.service.ts'
import type { DeniedKind } from './denied.repository.ts'

/** A contribution that was put off, as lists show it. */
export interface PostponedRow {
  readonly id: number
  readonly item_type: DeniedKind
  readonly item_id: number
  readonly title_id: number
  readonly title_name: string
  readonly title_year: number | null
  readonly name: string
  readonly author: string | null
  readonly until: Date
  readonly note: string | null
  readonly moderator: string | null
  readonly created_at: Date
}

interface Postponing {
  readonly kind: DeniedKind
  readonly ids: readonly number[]
  readonly until: Date
  readonly note: string | null
  readonly moderatorId: number
}

/** @returns those that were not put off already */
export async function insertPostponed(
  tx: Database,
  { kind, ids, until, note, moderatorId }: Postponing,
  now: Date,
): Promise<{ id: number; item_id: number }[]> {
  const { rows } = await sql<{ id: number; item_id: number }>`
    insert into postponed_contributions as p (item_type, item_id, until, note, postponed_by, created_at)
    select ${kind}, item_id, ${until}::timestamptz, ${note}, ${moderatorId}::bigint, ${now}::timestamptz
    from unnest(${[...ids]}::bigint[]) as item_id order by item_id
    on conflict (item_type, item_id) do update set until = excluded.until, note = excluded.note,
      postponed_by = excluded.postponed_by, created_at = excluded.created_at where p.until <= ${now}
    returning id, item_id`.execute(tx)
  return rows
}

export interface PostponedReader {
  readonly actor: Actor
  readonly language: Language
}

/** By numbers alone: what rows show is read for those of the page. */
export async function listPostponedRows(
  db: Database,
  reader: PostponedReader,
  call: ListCall<typeof postponementList>,
  now: Date,
): Promise<RowPage<PostponedRow>> {
  const source: ListSql<typeof postponementList, { id: number }> = {
    rows: db
      .selectFrom('postponed_contributions as p')
      .select('p.id')
      .where('p.until', '>', now) as never,
    id: sql<number>`p.id`,
    orders: { until: sql`p.until`, created_at: sql`p.created_at` },
    filters: { kind: sql`p.item_type`, until: sql`p.until` },
  }
  const page = await paginate(db, call, listedRows(postponementList, source, call))
  const ids = page.data.map(({ id }) => id)
  return { ...page, data: await findPostponedRows(db, ids, reader) }
}

/** In the order of the ids; those that are not there are left out. */
export async function findPostponedRows(
  db: Database,
  ids: readonly number[],
  { actor, language }: PostponedReader,
): Promise<PostponedRow[]> {
  const { rows } = await sql<PostponedRow>`
    select p.id, p.item_type, p.item_id, p.until, p.note, p.created_at, t.id as title_id, t.year as title_year,
      coalesce(tr.name, t.name) as title_name, coalesce(l.url, n.name, o.name) as name,
      ${authorName('owned.user_id', actor)} as author, ${authorName('p.postponed_by', actor)} as moderator
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, place)
    join postponed_contributions p on p.id = asked.id
    left join links l on p.item_type = 'link' and l.id = p.item_id
    left join nzbs n on p.item_type = 'nzb' and n.id = p.item_id
    left join torrents o on p.item_type = 'torrent' and o.id = p.item_id
    cross join lateral (select coalesce(l.user_id, n.user_id, o.user_id) as user_id) owned
    join titles t on t.id = coalesce(l.title_id, n.title_id, o.title_id)
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    order by asked.place`.execute(db)
  return rows
}

/** In id order, so that two batches cannot wait for each other; what came back by itself is not there. */
export async function lockPostponed(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; item_type: DeniedKind; item_id: number; until: Date }[]> {
  const rows = await tx
    .selectFrom('postponed_contributions')
    .select(['id', 'item_type', 'item_id', 'until'])
    .where('id', 'in', [...ids])
    .where('until', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as ((typeof rows)[number] & { item_type: DeniedKind })[]
}

export async function deletePostponed(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('postponed_contributions')
    .where('id', 'in', [...ids])
    .execute()
}

export async function deletePostponedEndedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('postponed_contributions').where('until', '<', before).execute()
}
