// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import {
  ratedTitleAnswer,
  reviewSchema,
} from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { OwnReview } from './own-review.tsx'

type Said = { score: number; body?: string | null }

const user = buildFixture(currentUserView, {
  id: 3,
  permissions: [{ name: 'reviews.create', restrictions: [] }],
})
const reviewOf = ({ score, body = null }: Said) =>
  buildFixture(reviewSchema, { id: 9, score, body, can: { update: true, delete: true } })

async function open(said: Said | null) {
  const parts = prepare({ bootstrap: { user } })
  parts.api.answer(reviewEndpoints.getOwnReview, { review: said && reviewOf(said) })
  await parts.show(<OwnReview titleId={12} />)
  await screen.findByRole('radiogroup', { name: 'Your rating' })
  return parts
}
const star = (score: number) => screen.getByRole('radio', { name: `${score} out of 10` })
const isOn = (score: number) => star(score).getAttribute('aria-checked') === 'true'
const saved = (api: Awaited<ReturnType<typeof open>>['api'], said: Said) => {
  api.answer(
    reviewEndpoints.rateTitle,
    buildFixture(ratedTitleAnswer, {
      review: reviewOf(said),
      summary: { scores: Array(10).fill(0) },
    }),
  )
}

describe('the own rating of a title', () => {
  it('is kept at one press, and shows before the server has answered', async () => {
    const { user, api } = await open(null)
    saved(api, { score: 8 })
    const { release } = api.hold(reviewEndpoints.rateTitle)
    await user.click(star(8))
    await waitFor(() => expect(isOn(8)).toBe(true))
    api.answer(reviewEndpoints.getOwnReview, { review: reviewOf({ score: 8 }) })
    release()
    await screen.findByRole('button', { name: 'Remove your rating' })
    expect(isOn(8)).toBe(true)
    expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ score: 8 })
  })

  it('is what it was where it could not be kept', async () => {
    const { user, api } = await open({ score: 4 })
    api.refuse(reviewEndpoints.rateTitle, 503, 'Try again later.')
    await user.click(star(9))
    await screen.findByText('Try again later.')
    expect([isOn(4), isOn(9)]).toEqual([true, false])
  })

  it('is given by a digit, and by arrows only once it is chosen', async () => {
    const { user, api } = await open({ score: 4 })
    saved(api, { score: 6 })
    star(4).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(star(6))
    expect(api.calls.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(api.calls.some(({ call }) => call.startsWith('PUT'))).toBe(true))
    await user.keyboard('0')
    await waitFor(() =>
      expect(api.calls.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toEqual({
        score: 10,
      }),
    )
  })

  it('goes at one press, and comes back by another', async () => {
    const { user, api } = await open({ score: 4, body: 'Slow' })
    api.answer(reviewEndpoints.deleteReviews, { deleted: 1 })
    api.answer(reviewEndpoints.getOwnReview, { review: null })
    await user.click(screen.getByRole('button', { name: 'Delete your review' }))
    await screen.findByText('Review deleted')
    expect(isOn(4)).toBe(false)
    api.answer(reviewEndpoints.restoreReviews, { restored: 1 })
    api.answer(reviewEndpoints.getOwnReview, { review: reviewOf({ score: 4, body: 'Slow' }) })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Slow')
    expect(isOn(4)).toBe(true)
  })

  it('asks for a score before words are sent', async () => {
    const { user, api } = await open(null)
    await user.click(screen.getByRole('button', { name: 'Write a review' }))
    await user.type(await screen.findByRole('textbox', { name: 'Your review' }), 'Fine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Please give a score from 1 to 10.')
    expect(api.calls.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    saved(api, { score: 7, body: 'Fine' })
    await user.click(star(7))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Review saved')
    expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      score: 7,
      body: 'Fine',
    })
  })
})
