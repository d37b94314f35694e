import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  REQUEST_STATES,
  type RequestState,
} from '@mediatheque/contract/community/requests/request-status.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestsQuery } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import type { Requests } from '../../../platform/database/types.generated.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Waiting } from '../../../platform/overview.ts'
import { visibleAuthors } from '../authors/authors.service.ts'
import { listedRequests, visibleRequests } from './visible-requests.repository.ts'

interface PersonColumns {
  readonly id: number
  readonly username: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
}

export interface RequestRow {
  id: number
  version: number
  user_id: number | null
  workspace_id: number | null
  name: string
  title_id: number | null
  title_type: TitleType
  url: string | null
  note: string | null
  is_series: boolean
  season_number: number | null
  is_full_season: boolean
  episode_numbers: number[]
  wish: string
  status: RequestState
  resolved_at: Date | null
  fitting_at: Date | null
  supporters_count: number
  created_at: Date
  /** Null where the account is gone, or hidden from the reader. */
  author: PersonColumns | null
  resolver: PersonColumns | null
  post: {
    id: number
    name: string
    year: number | null
    type: TitleType
    is_series: boolean
    poster_url: string | null
  } | null
  is_supported: boolean
  /** To who asked. */
  is_visible: boolean
}

export interface RequestReader {
  readonly actor: Actor
  readonly language: Language
}

const person = (column: 'user_id' | 'resolver_id', actor: Actor) =>
  sql<PersonColumns | null>`(select jsonb_build_object('id', u.id, 'username', u.username, 'first_name', u.first_name,
      'last_name', u.last_name, 'image', u.image)
    from users u where u.id = ${sql.ref(`r.${column}`)} and ${visibleAuthors(actor)})`

const post = (language: Language) =>
  sql<
    RequestRow['post']
  >`(select jsonb_build_object('id', t.id, 'name', coalesce(tr.name, t.name), 'year', t.year,
      'type', t.type, 'is_series', t.is_series, 'poster_url', t.poster_url)
    from titles t left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    where t.id = r.title_id)`

function selectRequests(db: Database, { actor, language }: RequestReader) {
  return db
    .selectFrom('requests as r')
    .select([
      'r.id',
      'r.version',
      'r.user_id',
      'r.workspace_id',
      'r.name',
      'r.title_id',
      'r.url',
      'r.note',
      'r.is_series',
      'r.season_number',
      'r.is_full_season',
      'r.episode_numbers',
      'r.wish',
      'r.resolved_at',
      'r.fitting_at',
      'r.supporters_count',
      'r.created_at',
    ])
    .select([
      sql<TitleType>`r.title_type`.as('title_type'),
      sql<RequestState>`r.status`.as('status'),
      person('user_id', actor).as('author'),
      person('resolver_id', actor).as('resolver'),
      post(language).as('post'),
      supportedBy(actor).as('is_supported'),
      visibleRequests(actor).as('is_visible'),
    ])
}

const supportedBy = (actor: Actor) =>
  sql<boolean>`exists (select from request_supporters s where s.request_id = r.id and s.user_id = ${actor.user?.id ?? 0})`

export interface RequestsSource extends RequestReader {
  /** Of the categories of the catalogue, by their number. */
  readonly typesOfCategories: ReadonlyMap<number, TitleType>
}

type List = typeof requestList

/** Orders whose index there is behind the status as well. */
const BEHIND_STATUS = 'supporters'

function sourceOf(
  { actor, typesOfCategories }: RequestsSource,
  { workspaceId = 0, title_id: titleId, query: words }: RequestsQuery,
): BoundedListSql<List> {
  const isSupported = sql<SqlBool>`exists (select from request_supporters s
    where s.request_id = t.id and s.user_id = ${actor.user?.id ?? 0})`
  return {
    table: 'requests',
    within: listedRequests(actor, workspaceId),
    also: [
      ...(titleId === undefined ? [] : [sql<SqlBool>`t.title_id = ${titleId}`]),
      ...(words ? [sql<SqlBool>`t.name ilike ${`%${literally(words)}%`}`] : []),
    ],
    orders: {
      title: sql`normalise_name(t.name) collate "C"`,
      supporters: sql`t.supporters_count`,
      created_at: sql`t.created_at`,
    },
    filters: {
      status: ({ value }) =>
        sql`t.status = any (${value.map((status) => REQUEST_STATES[status])}::text[])`,
      category: ({ value }) =>
        sql`t.title_type = any (${value.flatMap((id) => typesOfCategories.get(Number(id)) ?? [])}::text[])`,
      mine: ({ value }) => (value ? isSupported : sql`not ${isSupported}`),
      fits: ({ value }) =>
        value
          ? sql`(t.fitting_at is not null and t.status <> 'resolved')`
          : sql`(t.fitting_at is null or t.status = 'resolved')`,
      created_at: sql`t.created_at`,
    },
    walked: (order, { status }) => [
      order,
      ...(status?.value.length === 1 && order === BEHIND_STATUS ? ['status'] : []),
    ],
  }
}

/** A page of ids: their requests are read for these alone. */
export const findRequestPage = (
  db: Database,
  source: RequestsSource,
  query: RequestsQuery,
): Promise<RowPage<number>> => findBoundedPage(db, requestList, sourceOf(source, query), query)

export const findAllRequests = (
  db: Database,
  source: RequestsSource,
  query: RequestsQuery,
): Promise<readonly number[]> => findAllBounded(db, requestList, sourceOf(source, query), query)

/** In the order of the ids, which a list of what the reader may see has found. */
export async function readRequestRows(
  db: Database,
  reader: RequestReader,
  ids: readonly number[],
): Promise<RequestRow[]> {
  const rows = await findRequestRows(db, ids, reader)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Those of them that the reader may see. */
export function findRequestRows(
  db: Database,
  ids: readonly number[],
  reader: RequestReader,
): Promise<RequestRow[]> {
  return selectRequests(db, reader)
    .where('r.id', 'in', [0, ...ids])
    .where(visibleRequests(reader.actor))
    .execute()
}

/** Of several who ask for the same, or change a request into it, one after the other looks whether there is one. */
export async function lockWish(tx: Database, wish: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests.wish:${wish}`}, 0))`.execute(
    tx,
  )
}

/** The open request for just this, in the same place. */
export async function findOpenWish(
  tx: Database,
  { wish, workspaceId, exceptId = 0 }: { wish: string; workspaceId: number; exceptId?: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from requests
    where coalesce(workspace_id, 0) = ${workspaceId} and wish = ${wish} and status <> 'resolved' and id <> ${exceptId}`.execute(
    tx,
  )
  return rows[0]?.id
}

export async function countOpenRequests(tx: Database, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'resolved')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRequest(
  tx: Granted<'open-requests'>,
  values: Insertable<Requests>,
): Promise<number> {
  const { id } = await tx
    .insertInto('requests')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRequestRow(
  tx: Database,
  id: number,
  values: Updateable<Requests>,
): Promise<void> {
  await tx.updateTable('requests').set(values).where('id', '=', id).execute()
}

export async function deleteRequestRows(tx: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('requests')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What it is now; others wait until this transaction ends. Undefined: it is gone. */
export function lockRequest(
  tx: Database,
  id: number,
): Promise<{ status: string; supporters_count: number } | undefined> {
  return tx
    .selectFrom('requests')
    .select(['status', 'supporters_count'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function addSupporter(tx: Database, requestId: number, userId: number): Promise<void> {
  await tx
    .insertInto('request_supporters')
    .values({ request_id: requestId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeSupporter(
  tx: Database,
  requestId: number,
  userId: number,
): Promise<void> {
  await tx
    .deleteFrom('request_supporters')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .execute()
}

export async function listSupporterIds(tx: Database, requestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('request_supporters')
    .select('user_id')
    .where('request_id', '=', requestId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Requests as their history tells of them. */
export async function readRequestStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('requests as r')
    .leftJoin('titles as t', 't.id', 'r.title_id')
    .selectAll('r')
    .select('t.name as title')
    .where('r.id', 'in', [0, ...ids])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    ownerId: row.user_id,
    values: {
      ...row,
      title: row.title && `${row.title} (${row.title_id})`,
      status: REQUEST_LABELS[row.status as RequestState],
    },
  }))
}

const REQUEST_LABELS = { pending: 'Pending', processing: 'Processing', resolved: 'Resolved' }

/** What nobody has taken care of, and since when the oldest waits. */
export async function countPendingRequests(db: Database): Promise<Waiting> {
  const { rows } =
    await sql<Waiting>`select count(*)::int as count, min(created_at) as oldest from (
    select created_at from requests where status = 'pending' and workspace_id is null
    order by created_at limit ${MOST_WAITING}) as first`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

export function listExportedRequests(db: Database, userId: number) {
  return db
    .selectFrom('requests as r')
    .leftJoin('titles as t', 't.id', 'r.title_id')
    .select([
      'r.name',
      'r.title_type as type',
      'r.url',
      'r.note',
      'r.season_number as season',
      'r.is_full_season as full_season',
      'r.episode_numbers as episodes',
      'r.status',
      'r.created_at',
      't.name as title',
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

export function listExportedSupport(db: Database, userId: number) {
  return db
    .selectFrom('request_supporters as s')
    .innerJoin('requests as r', 'r.id', 's.request_id')
    .select(['r.name', 's.created_at'])
    .where('s.user_id', '=', userId)
    .orderBy('s.request_id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
