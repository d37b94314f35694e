import {
  LIST_COVERS,
  type ListListsQuery,
  type ListVisibility,
  type OwnListsQuery,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import { publicLists, unlistedLists, visibleLists } from './visible-lists.repository.ts'

export interface ListRow extends AuthorColumns {
  id: number
  version: number
  owner_id: number
  name: string
  name_fr: string | null
  description: string | null
  description_fr: string | null
  visibility: ListVisibility
  share_key: string
  kind: 'watch_later' | null
  workspace_id: number | null
  withheld: 'hidden' | 'removed' | null
  withheld_reason: string | null
  /** To who asked. */
  is_visible: boolean
  items_count: number
  comments_count: number
  reports_count: number
  cover_ids: number[]
  created_at: Date
  updated_at: Date
}

const translated = (column: 'name' | 'description', language: Language) =>
  language === 'fr'
    ? sql<string>`coalesce(${sql.ref(`l.${column}_fr`)}, ${sql.ref(`l.${column}`)})`
    : sql<string>`${sql.ref(`l.${column}`)}`

function selectLists(db: Database, actor: Actor) {
  return db
    .selectFrom('lists as l')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'l.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select([
      'l.id',
      'l.version',
      'l.user_id as owner_id',
      'l.name',
      'l.name_fr',
      'l.description',
      'l.description_fr',
      sql.ref<ListVisibility>('l.visibility').as('visibility'),
      'l.share_key',
      sql.ref<'watch_later' | null>('l.kind').as('kind'),
      'l.workspace_id',
      sql.ref<'hidden' | 'removed' | null>('l.withheld').as('withheld'),
      'l.withheld_reason',
      'l.items_count',
      'l.comments_count',
      'l.reports_count',
      'l.created_at',
      'l.updated_at',
    ])
    .select([
      visibleLists(actor).as('is_visible'),
      sql<
        number[]
      >`array(select i.title_id from list_items i where i.list_id = l.id order by i.position, i.title_id limit ${sql.lit(LIST_COVERS)})`.as(
        'cover_ids',
      ),
    ])
}

export interface OwnListRow extends ListRow {
  /** Null where no title was asked about. */
  has_title: boolean | null
}

/** The lists of who asks, in a workspace those made there; the one for later first, then those changed last. */
export function ownListRows(
  db: Database,
  list: OwnListsQuery,
  actor: Actor,
): Promise<RowPage<OwnListRow>> {
  const hasTitle =
    list.title_id === undefined
      ? sql<boolean | null>`null::boolean`
      : sql<boolean>`exists (select from list_items i where i.list_id = l.id and i.title_id = ${list.title_id})`
  const query = selectLists(db, actor)
    .select(hasTitle.as('has_title'))
    .where('l.user_id', '=', actor.user!.id)
    .where(visibleLists(actor))
    .where(
      sql<boolean>`(l.workspace_id is not distinct from ${list.workspaceId || null}::bigint or l.kind is not null)`,
    )
    .orderBy(sql`l.kind is null`)
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
  return paginate<OwnListRow>(db, list, query)
}

export async function findListRow(
  db: Database,
  id: number,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, actor).where('l.id', '=', id).executeTakeFirst()
}

export function findListRows(
  db: Database,
  ids: readonly number[],
  actor: Actor,
): Promise<ListRow[]> {
  return selectLists(db, actor)
    .where('l.id', 'in', [0, ...ids])
    .execute()
}

/** An unlisted list, by what its address is made of. */
export function findListRowByKey(
  db: Database,
  key: string,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, actor)
    .where('l.share_key', '=', key)
    .where((eb) => eb.or([unlistedLists, visibleLists(actor)]))
    .executeTakeFirst()
}

/** A list that the reader may see, by its name in either language as addresses write it; of several the oldest public one. */
export async function findListRowByName(
  db: Database,
  name: string,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, actor)
    .where(
      sql<boolean>`(normalise_name(l.name) = normalise_name(${name}) or normalise_name(l.name_fr) = normalise_name(${name}))`,
    )
    .where(visibleLists(actor))
    .orderBy(publicLists, 'desc')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * A list that the reader may see and that was called so before, the last one to give the name up. What it was called while
 * nobody else could read it is known to its owner only.
 */
export async function findListRowByFormerName(
  db: Database,
  name: string,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, actor)
    .innerJoin('former_list_names as f', 'f.list_id', 'l.id')
    .where('f.name', '=', sql<string>`normalise_name(${name})`)
    .where((eb) =>
      eb.or([eb('f.was_shared', '=', true), eb('l.user_id', '=', actor.user?.id ?? 0)]),
    )
    .where(visibleLists(actor))
    .orderBy('f.changed_at', 'desc')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
}

/** Undefined where there is no such list. */
export function findListVisibility(
  db: Database,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findVisibility(db, { table: 'lists', alias: 'l', id }, visibleLists(actor))
}

/** For who reports one: unlisted ones are read by whoever has their address. Undefined where there is no such list. */
export function findReportedVisibility(
  db: Database,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  const isRead = sql<boolean>`(${visibleLists(actor)} or ${unlistedLists})`
  return findVisibility(db, { table: 'lists', alias: 'l', id }, isRead)
}

export interface ListItemRow {
  title_id: number
  note: string | null
}

/** Ids of the titles of a list with what is said of them, in its order. */
export function listItemRows(
  db: Database,
  listId: number,
  list: Pick<ListListsQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<ListItemRow>> {
  const query = db
    .selectFrom('list_items')
    .select(['title_id', 'note'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('title_id')
  return paginate<ListItemRow>(db, list, query)
}

/** Public lists that hold something: those that are listed. */
const listedForAll = sql<boolean>`${publicLists} and l.items_count > 0`

export const listFilledListRanges = (db: Database, size: number) =>
  listFilledRanges(db, {
    table: sql`(select l.id from lists l where ${listedForAll}) r`,
    size,
  })

/** What addresses of lists are made of. */
export function listListAddressRows(
  db: Database,
  { from, before, limit }: SitemapRange,
  language: Language,
) {
  return db
    .selectFrom('lists as l')
    .select(['l.id', 'l.updated_at', translated('name', language).as('name')])
    .where(listedForAll)
    .where('l.id', '>=', from)
    .where('l.id', '<', before)
    .orderBy('l.id')
    .limit(limit)
    .execute()
}
