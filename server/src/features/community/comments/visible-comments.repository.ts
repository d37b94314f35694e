import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type RawBuilder, sql } from 'kysely'

/** Comments as queries name them. */
type Comments = 'c' | 'r' | 'below'

/** Those that nobody deleted and nobody holds: they alone are counted, voted for and reported. */
export const standing = (table: Comments): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.deleted_at`)} is null`

/** Those whose words this reader may read: who wrote one that is held reads it too. */
export const readable = (table: Comments, { user }: Actor): RawBuilder<boolean> =>
  user === null
    ? standing(table)
    : sql`(${standing(table)}
        or (${sql.ref(`${table}.held_for`)} is not null and ${sql.ref(`${table}.user_id`)} = ${user.id}))`

/** Of deleted answers only those stay that something readable hangs from, whatever lies between. */
export const readableReplies = (table: 'c' | 'r', actor: Actor): RawBuilder<boolean> =>
  sql`(${readable(table, actor)} or exists (
    with recursive below as (
      select b.id, b.user_id, b.deleted_at, b.held_for from comments b
        where b.parent_id = ${sql.ref(`${table}.id`)}
      union all
      select b.id, b.user_id, b.deleted_at, b.held_for from comments b join below on b.parent_id = below.id)
    select from below where ${readable('below', actor)}))`

/** A deleted comment `c` that begins a thread stays while somebody's answer to it can be read. */
export const readableThreads = (actor: Actor): RawBuilder<boolean> =>
  // Not `exists`, which the planner may answer by reading every comment there is.
  sql`(${readable('c', actor)}
    or coalesce((select true from comments r where r.root_id = c.id and ${readable('r', actor)} limit 1), false))`
