import type { ListListsQuery } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { TITLES_TAG } from '../../catalogue/titles/titles.service.ts'
import { listListed, type ListedList } from './listed-lists.repository.ts'
import { findListRows } from './lists.repository.ts'
import { type ListWithCovers, withCovers } from './lists.service.ts'

/** Cache tag of what guests see of lists: which there are, what they are called and begin with. */
const PUBLIC_LISTS_TAG = defineTag('public-lists')
const KEPT_SECONDS = 60

/** After a change of lists: where one of them is, or was, for all to see, guests see it at once. Of any where none is named. */
export async function forgetPublicLists(
  { cache }: Needs<'cache'>,
  tx: Database,
  lists?: readonly { readonly visibility: string }[],
): Promise<void> {
  if (!lists || lists.some(({ visibility }) => visibility === 'public'))
    await cache.invalidate([PUBLIC_LISTS_TAG], tx)
}

/** Lists with their covers, as somebody may see them. What every guest sees alike is kept for a while. */
export async function listLists(
  platform: Needs<'readDb' | 'cache'>,
  actor: Actor,
  query: ListListsQuery,
  language: Language,
): Promise<RowPage<ListWithCovers>> {
  const isForAll =
    actor.user === null && !query.workspaceId && query.user_id === undefined && !query.title_id
  return isForAll
    ? listForGuests(platform, actor, query, language)
    : fill(platform, actor, await listListed(platform.readDb, query, actor), language)
}

async function listForGuests(
  platform: Needs<'readDb' | 'cache'>,
  guest: Actor,
  query: ListListsQuery,
  language: Language,
) {
  const { page, perPage, paginate, order, cursor } = query
  const asked = JSON.stringify([page, perPage, paginate, order, cursor])
  const listed = await platform.cache.remember(
    `public-lists:${asked}`,
    { ttlSeconds: KEPT_SECONDS, tags: [PUBLIC_LISTS_TAG] },
    () => listListed(platform.readDb, query, guest),
  )
  const owners = [...new Set(listed.data.map(({ owner_id }) => owner_id))]
  // An account that is suspended, renamed or gone takes its name away from here at once.
  const tags = [PUBLIC_LISTS_TAG, TITLES_TAG, ...owners.map((id) => userTag(id))]
  return platform.cache.remember(
    `public-list-cards:${language}${asked}`,
    { ttlSeconds: KEPT_SECONDS, tags },
    () => fill(platform, guest, listed, language),
  )
}

async function fill(
  platform: Needs<'readDb'>,
  actor: Actor,
  page: RowPage<ListedList>,
  language: Language,
): Promise<RowPage<ListWithCovers>> {
  const ids = page.data.map(({ id }) => id)
  const rows = await findListRows(platform.readDb, ids, actor)
  const found = await withCovers(
    platform,
    // One may have been closed since it was listed.
    rows.filter(({ is_visible }) => is_visible),
    language,
  )
  const byId = new Map(found.map((list) => [list.row.id, list]))
  return { ...page, data: ids.flatMap((id) => byId.get(id) ?? []) }
}
