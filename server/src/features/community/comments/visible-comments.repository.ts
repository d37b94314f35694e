import { type RawBuilder, sql } from 'kysely'

/** Comments as queries name them. */
type Comments = 'c' | 'r' | 'below'

/** Those that nobody deleted: they alone are counted, and found by their words. */
export const standing = (table: Comments): RawBuilder<boolean> =>
  sql`${sql.ref(`${table}.deleted_at`)} is null`

/** Of deleted answers only those stay that something readable hangs from, whatever lies between. */
export const readableReplies = (table: 'c' | 'r'): RawBuilder<boolean> =>
  sql`(${standing(table)} or exists (
    with recursive below as (
      select b.id, b.deleted_at from comments b where b.parent_id = ${sql.ref(`${table}.id`)}
      union all
      select b.id, b.deleted_at from comments b join below on b.parent_id = below.id)
    select from below where ${standing('below')}))`

/** A deleted comment `c` that begins a thread stays while somebody's answer to it can be read. */
export const readableThreads: RawBuilder<boolean> =
  // Not `exists`, which the planner may answer by reading every comment there is.
  sql`(${standing('c')}
    or coalesce((select true from comments r where r.root_id = c.id and ${standing('r')} limit 1), false))`
