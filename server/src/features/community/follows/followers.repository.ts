import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import { openPart } from '../privacy/privacy.service.ts'

export interface FollowerRow extends AuthorColumns {
  followed_at: Date
}

type Paging = Pick<ListQuery, 'page' | 'perPage' | 'paginate'>

/** Followers of a member whom the reader may see: not those who keep to themselves whom they follow. */
export function listFollowerRows(
  db: Database,
  { userId, actor }: { readonly userId: number; readonly actor: Actor },
  list: Paging,
): Promise<RowPage<FollowerRow>> {
  const query = db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(AUTHOR_COLUMNS)
    .select('f.created_at as followed_at')
    .where('f.kind', '=', 'user')
    .where('f.item_id', '=', userId)
    .where(visibleAuthors(actor))
    .where(openPart('follows', 'f.user_id', actor))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.user_id', 'desc')
  return paginate<FollowerRow>(db, list, query)
}

const followedMembers = (db: Database, userId: number, actor: Actor) =>
  db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', 'f.item_id')
    .where('f.user_id', '=', userId)
    .where('f.kind', '=', 'user')
    .where(visibleAuthors(actor))

/** Members that somebody follows, last first. */
export function listFollowedRows(
  db: Database,
  { userId, actor }: { readonly userId: number; readonly actor: Actor },
  list: Paging,
): Promise<RowPage<FollowerRow>> {
  const query = followedMembers(db, userId, actor)
    .select(AUTHOR_COLUMNS)
    .select('f.created_at as followed_at')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.item_id', 'desc')
  return paginate<FollowerRow>(db, list, query)
}

export async function countFollowedMembers(
  db: Database,
  userId: number,
  actor: Actor,
): Promise<number> {
  const { count } = await followedMembers(db, userId, actor)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
