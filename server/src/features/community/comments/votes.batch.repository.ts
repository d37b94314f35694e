import type { Database } from '../../../platform/database/database.ts'

export interface VoteRow {
  readonly item_type: 'comment' | 'review'
  readonly item_id: number
  readonly user_id: number
  readonly vote: number
}

/** One vote of each member on each record: the last one given. */
export async function insertVotes(db: Database, votes: readonly VoteRow[]): Promise<void> {
  const distinct = [
    ...new Map(votes.map((vote) => [`${vote.item_id} ${vote.user_id}`, vote])).values(),
  ]
  if (distinct.length > 0) await db.insertInto('votes').values(distinct).execute()
}
