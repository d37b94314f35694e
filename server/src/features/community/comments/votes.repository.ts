import type { Database } from '../../../platform/database/database.ts'

export interface Vote {
  readonly itemType: 'comment' | 'review'
  readonly itemId: number
  readonly userId: number
  readonly given: GivenVote
}

export interface GivenVote {
  readonly vote: 1 | -1
  /** What the voter took it to be before, where they say so. */
  readonly seen?: 1 | -1 | null | undefined
}

/** Gives this vote, or takes it back where it was given. Lock what it is about before. */
export async function toggleVote(
  tx: Database,
  { itemType, itemId, userId, given: { vote, seen } }: Vote,
): Promise<void> {
  const key = { item_type: itemType, item_id: itemId, user_id: userId }
  const taken = await tx
    .deleteFrom('votes')
    .where('item_type', '=', key.item_type)
    .where('item_id', '=', key.item_id)
    .where('user_id', '=', key.user_id)
    .returning('vote')
    .executeTakeFirst()
  // Sent again since its answer was lost, or by a page that is old, it does what its button said.
  const before = seen === undefined ? taken?.vote : seen
  if (before !== vote)
    await tx
      .insertInto('votes')
      .values({ ...key, vote })
      .execute()
}
