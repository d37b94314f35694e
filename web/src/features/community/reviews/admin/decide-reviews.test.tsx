// @vitest-environment happy-dom
import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { reportedReviewView } from '@mediatheque/contract/community/reviews/reported-reviews.schemas.ts'
import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { DecideReviews, type Decision } from './decide-reviews.tsx'

const said = (id: number) => ({
  id,
  reason: 'Rude',
  user: null,
  created_at: '2026-11-20T10:00:00Z',
})
const reviews = [7, 8].map((id) =>
  buildFixture(reportedReviewView, { id, reports: [said(id * 10), said(id)] }),
)

async function ask(kind: Decision['kind']) {
  const { user, show, api } = prepare()
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  await show(<DecideReviews decision={{ kind, reviews }} onDone={onDone} onClose={onClose} />)
  return { user, api, onDone }
}

describe('a decision about reviews', () => {
  it('says which report of each was the newest that was read', async () => {
    const { user, api, onDone } = await ask('clear')
    api.answer(reportedReviewEndpoints.clearReviewReports, { deleted: 4 })
    await user.click(screen.getByRole('button', { name: 'Delete the reports' }))
    await screen.findByText('Deleted 4 reports')
    expect(api.calls.at(-1)?.call).toMatch(/reported-reviews\/7%2C8$/)
    expect(api.calls.at(-1)?.body).toEqual({ seen: { 7: 70, 8: 80 } })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('lets go of what somebody else decided about meanwhile, and says so', async () => {
    const { user, api, onDone } = await ask('delete')
    api.refuse(writtenReviewEndpoints.deleteWrittenReviews, 404, 'Some of these no longer exist.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Some of these no longer exist.')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('stays where it could not be made', async () => {
    const { user, api, onDone } = await ask('delete')
    api.refuse(writtenReviewEndpoints.deleteWrittenReviews, 503, 'Try again later.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Try again later.')
    expect(onDone).not.toHaveBeenCalled()
  })
})
