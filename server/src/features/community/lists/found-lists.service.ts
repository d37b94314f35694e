import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findListIds, findListIdsNearly, type FoundLists } from './found-lists.repository.ts'
import { findListRows, type ListRow } from './lists.repository.ts'

export type { FoundLists }

/** Public lists by name, best first, in spite of typing errors; the same for every reader. */
export async function findListsByName(
  { readDb }: Needs<'readDb'>,
  words: readonly string[],
  page: { limit: number; offset: number },
): Promise<FoundLists> {
  if (words.length === 0) return { ids: [], total: 0 }
  const found = await findListIds(readDb, { words, ...page })
  return found.total > 0 || page.offset > 0 ? found : findListIdsNearly(readDb, { words, ...page })
}

/** Those of these lists that are still shown to everybody, in this order: what was found may have been kept for a moment. */
export async function getFoundLists(
  { readDb }: Needs<'readDb'>,
  actor: Actor,
  ids: readonly number[],
): Promise<ListRow[]> {
  if (ids.length === 0) return []
  const rows = await findListRows(readDb, ids, actor)
  const byId = new Map(
    rows
      .filter(({ visibility, workspace_id }) => visibility === 'public' && workspace_id === null)
      .filter(({ user_id }) => user_id !== null)
      .map((row) => [row.id, row]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
