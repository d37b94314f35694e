import type {
  ListListsQuery,
  ListOrder,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type OrderKey, pageByKey } from '../../../platform/http/page-by-key.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { visibleAuthors } from '../authors/authors.service.ts'
import { openPart } from '../privacy/privacy.service.ts'
import { listedLists } from './visible-lists.repository.ts'

export interface ListedList {
  id: number
  owner_id: number
}

const LIST_KEYS: Record<ListOrder, OrderKey[]> = {
  newest: [{ by: sql`l.updated_at`, isMoment: true }, { by: sql`l.id` }],
  followed: [{ by: sql`c.standing_followers_count` }, { by: sql`c.item_id` }],
}

/**
 * Lists that hold something, in one of their orders, each of which follows an index: the public ones or, in a workspace,
 * those that its member shares.
 */
export function listListed(
  db: Database,
  list: ListListsQuery,
  actor: Actor,
): Promise<RowPage<ListedList>> {
  const query = db
    .selectFrom('lists as l')
    .select(['l.id', 'l.user_id as owner_id'])
    .where(listedLists(actor, list.workspaceId ?? 0))
    .where('l.items_count', '>', 0)
    .$if(list.user_id !== undefined, (narrowed) =>
      narrowed
        .innerJoin('users as u', (join) =>
          join.onRef('u.id', '=', 'l.user_id').on(visibleAuthors(actor)),
        )
        .where('u.id', '=', list.user_id!)
        .where(openPart('lists', 'l.user_id', actor)),
    )
    .$if(list.title_id !== undefined, (narrowed) =>
      narrowed.where(
        sql<boolean>`exists (select from list_items i where i.list_id = l.id and i.title_id = ${list.title_id})`,
      ),
    )
    .$if(list.order === 'followed', (found) =>
      found.innerJoin('follow_counts as c', (join) =>
        join
          .onRef('c.item_id', '=', 'l.id')
          .on('c.kind', '=', 'list')
          .on('c.standing_followers_count', '>', 0),
      ),
    )
  return pageByKey<ListedList>(db, list, query as never, {
    keys: LIST_KEYS[list.order],
    way: 'desc',
  })
}
