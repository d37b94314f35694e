import type { ListListsQuery } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import {
  findListRow,
  findListRowByFormerName,
  findListRowByName,
  findListVisibility,
  listItemRows,
  type ListRow,
  listRows,
} from './lists.repository.ts'

/** For queries of features that tell where something stands. */
export { visibleLists } from './visible-lists.repository.ts'

/** A list with the titles that its card shows. */
export interface ListWithCovers {
  readonly row: ListRow
  readonly covers: readonly TitleCardRow[]
}

async function withCovers(
  platform: Needs<'readDb'>,
  rows: readonly ListRow[],
  language: Language,
): Promise<ListWithCovers[]> {
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

export async function listLists(
  platform: Needs<'readDb'>,
  actor: Actor,
  query: ListListsQuery,
  language: Language,
): Promise<RowPage<ListWithCovers>> {
  const page = await listRows(platform.readDb, query, language, actor)
  return { ...page, data: await withCovers(platform, page.data, language) }
}

/** Whether this reader may see a list, and what belongs to it; undefined where there is none. */
export function isListVisible(
  platform: Needs<'readDb'>,
  actor: Actor,
  id: number,
): Promise<boolean | undefined> {
  return findListVisibility(platform.readDb, actor, id)
}

/** By `12`, `12-its-name` or `its-name`, which may be one that it had before. @throws notFound */
export async function getList(
  platform: Needs<'readDb'>,
  actor: Actor,
  slugOrId: string,
  language: Language,
): Promise<ListRow> {
  const id = /^\d{1,15}(?=-|$)/.exec(slugOrId)?.[0]
  const row =
    (id && (await findListRow(platform.readDb, Number(id), language, actor))) ||
    (await findListRowByName(platform.readDb, slugOrId, language, actor)) ||
    (await findListRowByFormerName(platform.readDb, slugOrId, language, actor))
  if (!row) throw new AppError('notFound')
  return row
}

export interface ListPage {
  readonly list: ListWithCovers
  readonly items: RowPage<TitleCardRow>
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
  return {
    list: list!,
    items: {
      ...page,
      data: await listTitlesByIds(
        platform,
        page.data.map(({ title_id }) => title_id),
        language,
      ),
    },
  }
}
