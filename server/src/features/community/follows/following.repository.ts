import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import { visibleLists } from '../lists/lists.service.ts'

export interface FollowingRow {
  id: number
  followed_at: Date
}

/** Whether what `f` follows is there for its follower. */
const stillVisible = (kind: FollowedKind, actor: LoggedInActor): RawBuilder<boolean> =>
  ({
    title: sql<boolean>`exists (select from titles t where t.id = f.item_id)`,
    person: sql<boolean>`exists (select from people p where p.id = f.item_id)`,
    list: sql<boolean>`exists (select from lists l where l.id = f.item_id and ${visibleLists(actor)})`,
    user: sql<boolean>`exists (select from users u where u.id = f.item_id and ${visibleAuthors(actor)})`,
  })[kind]

/** What somebody follows and may still see, last chosen first. */
export function listFollowingRows(
  db: Database,
  { kind, actor }: { readonly kind: FollowedKind; readonly actor: LoggedInActor },
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<FollowingRow>> {
  const query = db
    .selectFrom('follows as f')
    .select(['f.item_id as id', 'f.created_at as followed_at'])
    .where('f.user_id', '=', actor.user.id)
    .where('f.kind', '=', kind)
    .where(stillVisible(kind, actor))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.item_id', 'desc')
  return paginate<FollowingRow>(db, list, query)
}

export type FollowedAuthorRow = AuthorColumns

/** Those of these accounts that the reader may see. */
export function listFollowedAuthors(
  db: Database,
  ids: readonly number[],
  actor: LoggedInActor,
): Promise<FollowedAuthorRow[]> {
  return db
    .selectFrom('users as u')
    .select(AUTHOR_COLUMNS)
    .where('u.id', 'in', [0, ...ids])
    .where(visibleAuthors(actor))
    .execute()
}
