// @vitest-environment happy-dom
import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { reportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../../lib/test-fixtures.ts'
import { prepare } from '../../../../lib/test-part.ts'
import { DecideComments, type Decision } from './decide-comments.tsx'

const said = (id: number) => ({
  id,
  reason: 'Rude',
  user: null,
  created_at: '2026-11-20T10:00:00Z',
})
const comments = [7, 8].map((id) =>
  buildFixture(reportedCommentView, { id, reports: [said(id * 10), said(id)] }),
)

async function ask(kind: Decision['kind']) {
  const { user, show, api } = prepare()
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  await show(<DecideComments decision={{ kind, comments }} onDone={onDone} onClose={onClose} />)
  return { user, api, onDone }
}

describe('a decision about comments', () => {
  it('says which report of each was the newest that was read', async () => {
    const { user, api, onDone } = await ask('clear')
    api.answer(reportedCommentEndpoints.clearCommentReports, { deleted: 4 })
    await user.click(screen.getByRole('button', { name: 'Delete the reports' }))
    await screen.findByText('Deleted 4 reports')
    expect(api.calls.at(-1)?.call).toMatch(/reported-comments\/7%2C8$/)
    expect(api.calls.at(-1)?.body).toEqual({ seen: { 7: 70, 8: 80 } })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('says which words were read of those that are approved', async () => {
    const { user, api, onDone } = await ask('approve')
    api.answer(reportedCommentEndpoints.approveComments, { approved: 2 })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Approved 2 comments')
    expect(api.calls.at(-1)?.body).toEqual({
      edits: { 7: comments[0]?.edits, 8: comments[1]?.edits },
      seen: { 7: 70, 8: 80 },
    })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('lets go of words that were changed meanwhile, to be read again', async () => {
    const { user, api, onDone } = await ask('approve')
    api.refuse(reportedCommentEndpoints.approveComments, 409, 'Please read them again.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Please read them again.')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('lets go of what somebody else decided about meanwhile, and says so', async () => {
    const { user, api, onDone } = await ask('delete')
    api.refuse(writtenCommentEndpoints.deleteWrittenComments, 404, 'Some of these no longer exist.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Some of these no longer exist.')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('stays where it could not be made', async () => {
    const { user, api, onDone } = await ask('delete')
    api.refuse(writtenCommentEndpoints.deleteWrittenComments, 503, 'Try again later.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Try again later.')
    expect(onDone).not.toHaveBeenCalled()
  })
})
