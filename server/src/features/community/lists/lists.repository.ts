import {
  LIST_COVERS,
  type ListListsQuery,
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
import { listedLists, publicLists, visibleLists } from './visible-lists.repository.ts'

export interface ListRow extends AuthorColumns {
  id: number
  name: string
  description: string | null
  is_public: boolean
  workspace_id: number | null
  /** To who asked. */
  is_visible: boolean
  items_count: number
  comments_count: number
  cover_ids: number[]
  updated_at: Date
}

const translated = (column: 'name' | 'description', language: Language) =>
  language === 'fr'
    ? sql<string>`coalesce(${sql.ref(`l.${column}_fr`)}, ${sql.ref(`l.${column}`)})`
    : sql<string>`${sql.ref(`l.${column}`)}`

function selectLists(db: Database, language: Language, actor: Actor) {
  return db
    .selectFrom('lists as l')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'l.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select([
      'l.id',
      'l.is_public',
      'l.workspace_id',
      'l.items_count',
      'l.comments_count',
      'l.updated_at',
    ])
    .select([
      translated('name', language).as('name'),
      translated('description', language).as('description'),
      visibleLists(actor).as('is_visible'),
      sql<
        number[]
      >`array(select i.title_id from list_items i where i.list_id = l.id order by i.position, i.title_id limit ${sql.lit(LIST_COVERS)})`.as(
        'cover_ids',
      ),
    ])
}

/** Lists that hold something, last changed first: the public ones or, in a workspace, those that its member shares. */
export function listRows(
  db: Database,
  list: ListListsQuery,
  language: Language,
  actor: Actor,
): Promise<RowPage<ListRow>> {
  const query = selectLists(db, language, actor)
    .where(listedLists(actor, list.workspaceId ?? 0))
    .where('l.items_count', '>', 0)
    .$if(list.user_id !== undefined, (narrowed) => narrowed.where('u.id', '=', list.user_id!))
    .$if(list.title_id !== undefined, (narrowed) =>
      narrowed.where(
        sql<boolean>`exists (select from list_items i where i.list_id = l.id and i.title_id = ${list.title_id})`,
      ),
    )
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
  return paginate<ListRow>(db, list, query)
}

export async function findListRow(
  db: Database,
  id: number,
  language: Language,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, language, actor).where('l.id', '=', id).executeTakeFirst()
}

/** A list that the reader may see, by its name in either language as addresses write it; of several the oldest public one. */
export async function findListRowByName(
  db: Database,
  name: string,
  language: Language,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, language, actor)
    .where(
      sql<boolean>`(normalise_name(l.name) = normalise_name(${name}) or normalise_name(l.name_fr) = normalise_name(${name}))`,
    )
    .where(visibleLists(actor))
    .orderBy('l.is_public', 'desc')
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
  language: Language,
  actor: Actor,
): Promise<ListRow | undefined> {
  return selectLists(db, language, actor)
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

/** Ids of the titles of a list, in its order. */
export function listItemRows(
  db: Database,
  listId: number,
  list: Pick<ListListsQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<{ title_id: number }>> {
  const query = db
    .selectFrom('list_items')
    .select('title_id')
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('title_id')
  return paginate<{ title_id: number }>(db, list, query)
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
