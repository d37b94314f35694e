import type {
  ListListsQuery,
  OwnListsQuery,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import {
  findListRow,
  findListRowByFormerName,
  findListRowByKey,
  findListRowByName,
  findListRows,
  findListVisibility,
  findReportedVisibility,
  listItemRows,
  type ListRow,
  type OwnListRow,
  ownListRows,
} from './lists.repository.ts'

export { findListed } from './import-titles.repository.ts'
export { countPublicListsOf } from './profile-lists.repository.ts'
/** For queries of features that tell where something stands. */
export type { ListRow } from './lists.repository.ts'
export { publicLists, visibleLists } from './visible-lists.repository.ts'

/** A list with the titles that its card shows. */
export interface ListWithCovers<Row = ListRow> {
  readonly row: Row
  readonly covers: readonly TitleCardRow[]
}

export async function withCovers<Row extends ListRow>(
  platform: Needs<'readDb'>,
  rows: readonly Row[],
  language: Language,
): Promise<ListWithCovers<Row>[]> {
  const titles = await listTitlesByIds(
    platform,
    [...new Set(rows.flatMap(({ cover_ids }) => cover_ids.map(Number)))],
    language,
  )
  const byId = new Map(titles.map((title) => [title.id, title]))
  return rows.map((row) => ({
    row,
    covers: row.cover_ids.flatMap((id) => byId.get(Number(id)) ?? []),
  }))
}

/** Whether this reader may see a list, and what belongs to it; undefined where there is none. */
export function isListVisible(
  platform: Needs<'readDb'>,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findListVisibility(platform.readDb, actor, id)
}

/** Whether this reader may have read a list, by its address too; undefined where there is none. */
export function findReportedList(
  { readDb }: Needs<'readDb'>,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findReportedVisibility(readDb, actor, id)
}

/** The caller's, as they are this moment. */
export async function listOwnLists(
  platform: Needs<'db' | 'readDb'>,
  actor: Actor,
  query: OwnListsQuery,
  language: Language,
): Promise<RowPage<ListWithCovers<OwnListRow>>> {
  const page = await ownListRows(platform.db, query, actor)
  return { ...page, data: await withCovers(platform, page.data, language) }
}

/** @throws AppError notFound, also for one that the reader may not see */
export async function getListById({ db }: Needs<'db'>, actor: Actor, id: number): Promise<ListRow> {
  const row = await findListRow(db, id, actor)
  if (!row?.is_visible) throw new AppError('notFound')
  return row
}

/** Those of them that the reader may see. */
export async function getListsById(
  { db }: Needs<'db'>,
  actor: Actor,
  ids: readonly number[],
): Promise<ListRow[]> {
  return (await findListRows(db, ids, actor)).filter(({ is_visible }) => is_visible)
}

const SHARE_KEY = /^[0-9a-f]{32}$/

/**
 * By `12`, `12-its-name`, `its-name`, which may be one that it had before, or by what the address of an unlisted one is made
 * of. @throws AppError notFound, also for one that the reader may not see
 */
export async function getList(
  { readDb }: Needs<'readDb'>,
  actor: Actor,
  slugOrId: string,
): Promise<ListRow> {
  const id = /^\d{1,15}(?=-|$)/.exec(slugOrId)?.[0]
  const byId = id ? await findListRow(readDb, Number(id), actor) : undefined
  const row =
    (byId?.is_visible && byId) ||
    (SHARE_KEY.test(slugOrId) && (await findListRowByKey(readDb, slugOrId, actor))) ||
    (await findListRowByName(readDb, slugOrId, actor)) ||
    (await findListRowByFormerName(readDb, slugOrId, actor))
  if (!row) throw new AppError('notFound')
  return row
}

export interface ListPage {
  readonly list: ListWithCovers
  readonly items: RowPage<{ readonly title: TitleCardRow; readonly note: string | null }>
}

export async function getListPage(
  platform: Needs<'readDb'>,
  row: ListRow,
  query: Pick<ListListsQuery, 'page' | 'perPage' | 'paginate'>,
  language: Language,
): Promise<ListPage> {
  const [[list], page] = await Promise.all([
    withCovers(platform, [row], language),
    listItemRows(platform.readDb, row.id, query),
  ])
  const titles = await listTitlesByIds(
    platform,
    page.data.map(({ title_id }) => title_id),
    language,
  )
  const notes = new Map(page.data.map(({ title_id, note }) => [title_id, note]))
  return {
    list: list!,
    items: {
      ...page,
      data: titles.map((title) => ({ title, note: notes.get(title.id) ?? null })),
    },
  }
}
