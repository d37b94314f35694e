import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  REQUEST_STATES,
  type RequestState,
} from '@mediatheque/contract/community/requests/request-status.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestsQuery } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
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
  comments_count: number
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
      'r.comments_count',
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

/** Filters by one value, along the index of which an order leads by itself. */
const WALKED: Readonly<Record<string, readonly ('status' | 'category')[]>> = {
  supporters: ['status', 'category'],
  created_at: ['status'],
  title: ['category'],
}

const hasOneValue = (asked?: { readonly operator: string; readonly value: readonly unknown[] }) =>
  asked?.operator === '=' && asked.value.length === 1

/** For one value the planner knows that an index by it is in the order of what stands behind it. */
const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
  values.length === 1
    ? sql<SqlBool>`(${column} = ${values[0]})`
    : sql<SqlBool>`(${column} = any (${values}::text[]))`

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
      ...(words ? [containsWords(sql`t.name`, words)] : []),
    ],
    orders: {
      title: sql`normalise_name(t.name) collate "C"`,
      supporters: sql`t.supporters_count`,
      created_at: sql`t.created_at`,
    },
    filters: {
      status: ({ operator, value }) => {
        const isOne = isOneOf(
          sql`t.status`,
          value.map((status) => REQUEST_STATES[status]),
        )
        return operator === '!=' ? sql`not ${isOne}` : isOne
      },
      category: ({ value }) =>
        isOneOf(
          sql`t.title_type`,
          value.flatMap((id) => typesOfCategories.get(Number(id)) ?? []),
        ),
      mine: ({ value }) => (value ? isSupported : sql`not ${isSupported}`),
      fits: ({ value }) =>
        value
          ? sql`(t.fitting_at is not null and t.status <> 'resolved')`
          : sql`(t.fitting_at is null or t.status = 'resolved')`,
      created_at: sql`t.created_at`,
    },
    walked: (order, filters) => [
      order,
      // There is no index by two of them.
      ...(WALKED[order] ?? []).filter((key) => hasOneValue(filters[key])).slice(0, 1),
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
