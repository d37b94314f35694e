import {
  type ReviewState,
  writtenReviewList,
} from '@mediatheque/contract/community/reviews/written-reviews.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import {
  AUTHOR_COLUMNS,
  type AuthorColumns,
  authorName,
  visibleAuthors,
} from '../authors/authors.service.ts'

export interface WrittenReviewRow extends AuthorColumns {
  readonly id: number
  readonly title_id: number
  readonly title_name: string
  readonly score: number
  readonly body: string | null
  readonly created_at: Date
  readonly state: ReviewState
  readonly deleted_at: Date | null
  readonly deleted_by_name: string | null
  readonly upvotes: number
  readonly reports_count: number
}

type List = typeof writtenReviewList
/** Of all titles, or of one. */
export type WrittenCall = ListCall<List> & { readonly title_id?: number | undefined }

/** What its author took away is nobody else's to read; as the indexes of the list say it. */
const within = (table: 't' | 'x') =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is null
    or ${sql.ref(`${table}.deleted_by`)} is distinct from ${sql.ref(`${table}.user_id`)})`

const STATES: Readonly<Record<ReviewState, RawBuilder<boolean>>> = {
  shown: sql`(t.deleted_at is null)`,
  reported: sql`(t.reports_count > 0 and t.deleted_at is null)`,
  deleted: sql`(t.deleted_at is not null and t.deleted_by is distinct from t.user_id)`,
}

function sourceOf(actor: Actor, { query: words, title_id }: WrittenCall): BoundedListSql<List> {
  return {
    table: 'reviews',
    within: within('t'),
    also: [
      ...(title_id === undefined ? [] : [sql<boolean>`(t.title_id = ${title_id})`]),
      ...(words
        ? [sql<boolean>`(t.body is not null and ${containsWords(sql`t.body`, words)})`]
        : []),
    ],
    orders: { score: sql`t.score`, votes: sql`t.upvotes`, created_at: sql`t.created_at` },
    filters: {
      state: ({ value }) =>
        sql`(${sql.join(
          value.map((state) => STATES[state]),
          sql` or `,
        )})`,
      title: ({ value }) => sql`(t.title_id = any (${[...value]}::bigint[]))`,
      author: ({ value }) => sql`(t.user_id = (select u.id from users u
        where lower(u.username) = lower(${value}) and ${visibleAuthors(actor)}))`,
      has_words: ({ value }) => (value ? sql`(t.body is not null)` : sql`(t.body is null)`),
      score: sql`t.score`,
      votes: sql`t.upvotes`,
      created_at: sql`t.created_at`,
    },
    walked: (order) => [order],
  }
}

/** A page of ids: their reviews are read for these alone. */
export const findWrittenPage = (
  db: Database,
  actor: Actor,
  call: WrittenCall,
): Promise<RowPage<number>> => findBoundedPage(db, writtenReviewList, sourceOf(actor, call), call)

export const findAllWritten = (
  db: Database,
  actor: Actor,
  call: WrittenCall,
): Promise<readonly number[]> => findAllBounded(db, writtenReviewList, sourceOf(actor, call), call)

/** In the order of the ids; without those that their authors have deleted since. */
export async function readWrittenRows(
  db: Database,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  ids: readonly number[],
): Promise<WrittenReviewRow[]> {
  const rows = await db
    .selectFrom('reviews as x')
    .innerJoin('titles as t', 't.id', 'x.title_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'x.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select(['x.id', 'x.title_id', 'x.score', 'x.body', 'x.created_at', 'x.deleted_at'])
    .select(['x.upvotes', 'x.reports_count'])
    .select([
      sql<string>`coalesce((select n.name from title_translations n
        where n.title_id = t.id and n.language = ${language}), t.name)`.as('title_name'),
      sql<ReviewState>`case when x.deleted_at is not null then 'deleted'
        when x.reports_count > 0 then 'reported' else 'shown' end`.as('state'),
      authorName('x.deleted_by', actor).as('deleted_by_name'),
    ])
    .where('x.id', 'in', [0, ...ids])
    .where(within('x'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as WrittenReviewRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What their titles are called, for those who are told of them. */
export async function listReviewedNames(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('reviews as x')
    .innerJoin('titles as t', 't.id', 'x.title_id')
    .select(['x.id', 't.name'])
    .where('x.id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
