// @vitest-environment happy-dom
import { commentSchema } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { listCardSchema } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { reviewSchema } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { CommentItem } from '../comments/comment-item.tsx'
import { ListCard } from '../lists/list-card.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'

const ada = { id: 4, username: 'ada', name: 'Ada Lovelace', image: null }

const parts = {
  comment: (user: typeof ada | null) => (
    <CommentItem
      comment={buildFixture(commentSchema, { user, deleted: false, content: 'Hm.' })}
      on={{ type: 'title', id: 1 }}
      onAnswered={() => undefined}
    />
  ),
  review: (user: typeof ada | null) => (
    <ReviewCard review={buildFixture(reviewSchema, { user, body: 'Hm.' })} />
  ),
}

describe('who wrote something', () => {
  it.each(Object.entries(parts))('is named by a %s, and one press away', async (_, part) => {
    await prepare().show(part(ada))
    expect(screen.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
      '/get-user/ada',
    )
  })

  it.each(Object.entries(parts))(
    'is a deleted account to a %s that does not say, and leads nowhere',
    async (_, part) => {
      await prepare().show(part(null))
      expect(screen.getByText('Deleted account')).toBeDefined()
      expect(screen.getByText('Hm.')).toBeDefined()
      expect(screen.queryByRole('link')).toBeNull()
    },
  )

  it('is left out by the card of a list that does not say', async () => {
    const card = (user: typeof ada | null) => (
      <ListCard list={buildFixture(listCardSchema, { name: 'Nights', items_count: 2, user })} />
    )
    await prepare().show(card(ada))
    expect(screen.getByText('2 titles · A list by Ada Lovelace')).toBeDefined()
    await prepare().show(card(null))
    expect(screen.getByText('2 titles')).toBeDefined()
  })
})
