import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export interface ProfileReviewRow {
  id: number
  title_id: number
  score: number
  body: string | null
  upvotes: number
  created_at: Date
}

interface Wanted {
  readonly userId: number
  /** Without them ratings that say nothing more are among them. */
  readonly areWritten: boolean
}

const selectOf = (db: Database, { userId, areWritten }: Wanted) =>
  db
    .selectFrom('reviews as r')
    .where('r.user_id', '=', userId)
    .where('r.deleted_at', 'is', null)
    .$if(areWritten, (narrowed) => narrowed.where('r.body', 'is not', null))

/** What somebody thinks of titles, last first. */
export function listReviewRowsOf(
  db: Database,
  wanted: Wanted,
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<ProfileReviewRow>> {
  const query = selectOf(db, wanted)
    .select(['r.id', 'r.title_id', 'r.score', 'r.body', 'r.upvotes', 'r.created_at'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
  return paginate<ProfileReviewRow>(db, list, query)
}

export async function countReviewsOf(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await selectOf(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
