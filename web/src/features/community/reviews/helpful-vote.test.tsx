// @vitest-environment happy-dom
import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { reviewSchema } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { HelpfulVote } from './helpful-vote.tsx'

const review = buildFixture(reviewSchema, { upvotes: 2, can: { vote: true } })
const button = () => screen.getByRole('button', { name: /^Useful/ })

describe('a vote for a review', () => {
  it('shows at once, and as the server counted it afterwards', async () => {
    const { user, api, show } = prepare()
    await show(<HelpfulVote review={review} />)
    const model = { ...review, upvotes: 5, current_vote: 'upvote' as const }
    api.answer(commentEndpoints.vote, { model })
    const { release } = api.hold(commentEndpoints.vote)
    await user.click(button())
    await waitFor(() => expect(button().textContent).toBe('Useful · 3'))
    release()
    await waitFor(() => expect(button().textContent).toBe('Useful · 5'))
    expect(button().getAttribute('aria-pressed')).toBe('true')
  })

  it('is taken back before it was answered, by one call after the other', async () => {
    const { user, api, show } = prepare()
    await show(<HelpfulVote review={review} />)
    api.answer(commentEndpoints.vote, { model: { ...review, upvotes: 2, current_vote: null } })
    const { release } = api.hold(commentEndpoints.vote)
    await user.click(button())
    await waitFor(() => expect(button().textContent).toBe('Useful · 3'))
    await user.click(button())
    await waitFor(() => expect(button().textContent).toBe('Useful · 2'))
    expect(api.calls).toHaveLength(1)
    release()
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(api.calls.map(({ body }) => body)).toMatchObject([
      { seen_vote: null },
      { seen_vote: 'upvote' },
    ])
    await waitFor(() => expect(button().textContent).toBe('Useful · 2'))
  })

  it('is not there where it failed', async () => {
    const { user, api, show } = prepare()
    await show(<HelpfulVote review={review} />)
    api.refuse(commentEndpoints.vote, 503, 'Try again later.')
    await user.click(button())
    await screen.findByText('Try again later.')
    expect(button().textContent).toBe('Useful · 2')
    expect(button().getAttribute('aria-pressed')).toBe('false')
  })

  it('is a number for those who may not give it', async () => {
    const { show } = prepare()
    await show(<HelpfulVote review={{ ...review, can: { ...review.can, vote: false } }} />)
    expect(screen.queryByRole('button', { name: /^Useful/ })).toBeNull()
    screen.getByText('2 members found this useful')
  })
})
