import { describe, expect, it } from 'vitest'
import { afterVote } from './comment-votes.tsx'

describe('votes as they will be', () => {
  const before = { upvotes: 3, downvotes: 1, current_vote: null }
  it('count one more, move over, and go again', () => {
    const up = afterVote(before, 'upvote')
    expect(up).toEqual({ upvotes: 4, downvotes: 1, current_vote: 'upvote' })
    const down = afterVote(up, 'downvote')
    expect(down).toEqual({ upvotes: 3, downvotes: 2, current_vote: 'downvote' })
    expect(afterVote(down, 'downvote')).toEqual(before)
  })
})
