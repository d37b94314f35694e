// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import {
  commentPageSchema,
  commentSchema,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { CommentsSection } from './comments-section.tsx'

const permissions = ['comments.view', 'comments.create', 'comments.vote'].map((name) => ({
  name,
  restrictions: [],
}))
const user = buildFixture(currentUserView, { id: 3, permissions })

const commentOf = (id: number) =>
  buildFixture(commentSchema, {
    id,
    content: `Words ${id}`,
    parent_id: null,
    depth: 0,
    deleted: false,
    held: false,
    replies_count: 0,
    current_vote: null,
    upvotes: 2,
  })
const pageOf = (ids: number[], next_cursor: string | null) =>
  buildFixture(commentPageSchema, {
    comments_count: 4,
    pagination: { data: ids.map(commentOf), next_cursor },
  })

async function open() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const parts = prepare({ bootstrap: { user, settings: { enable_comments: true } } })
  parts.api.answer(commentEndpoints.listComments, pageOf([9, 8], 'behind-8'))
  await parts.show(<CommentsSection on={{ type: 'title', id: 5 }} />)
  await screen.findByText('Words 9')
  return parts
}
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('comments', () => {
  it('say that they are being read, in words that everybody can read', async () => {
    const parts = prepare({ bootstrap: { user, settings: { enable_comments: true } } })
    parts.api.answer(commentEndpoints.listComments, pageOf([9], null))
    const { release } = parts.api.hold(commentEndpoints.listComments)
    await parts.show(<CommentsSection on={{ type: 'title', id: 5 }} />)
    await screen.findByText('Loading comments...')
    release()
    await screen.findByText('Words 9')
    expect(screen.queryByText('Loading comments...')).toBeNull()
  })

  it('show what moved onto the next page once, since somebody wrote in between', async () => {
    const { user, api } = await open()
    api.answer(commentEndpoints.listComments, pageOf([8, 7], null))
    await user.click(screen.getByRole('button', { name: 'More comments' }))
    await screen.findByText('Words 7')
    expect(screen.getAllByText(/^Words/).map(({ textContent }) => textContent)).toEqual([
      'Words 9',
      'Words 8',
      'Words 7',
    ])
  })

  it('take a vote back that was given without a network', async () => {
    const { user, api } = await open()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    api.refuse(commentEndpoints.vote, 503, 'No network.')
    const up = () => screen.getAllByRole('button', { name: /^Vote for/ })[0]!
    await user.click(up())
    await screen.findByText('No network.')
    await waitFor(() => expect(up().getAttribute('aria-pressed')).toBe('false'))
    expect(up().textContent).toBe('2')
    window.dispatchEvent(new Event('online'))
  })

  const begin = () => screen.getByRole('button', { name: 'Write a comment' })
  const field = (name = 'Your comment') => screen.findByRole('textbox', { name })

  it('stand at once, marked as being sent, and then as the server has them', async () => {
    const { user, api } = await open()
    api.answer(commentEndpoints.postComment, { comment: commentOf(12) })
    const { release } = api.hold(commentEndpoints.postComment)
    await user.click(begin())
    await user.type(await field(), ' What a film ')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await screen.findByText('Being sent…')
    expect(screen.getByText('What a film')).toBe(document.querySelector('[aria-busy] p + p'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement?.hasAttribute('data-sending')).toBe(true)
    api.answer(commentEndpoints.listComments, pageOf([12, 9, 8], null))
    release()
    await screen.findByText('Words 12')
    expect(screen.queryByText('Being sent…')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(begin()))
  })

  it('are there again where somebody left before they were taken, until they are given up', async () => {
    const { user, api } = await open()
    api.hold(commentEndpoints.postComment)
    await user.click(begin())
    await user.type(await field(), 'Half a thought')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await screen.findByText('Being sent…')
    cleanup()
    const again = await open()
    await again.user.click(begin())
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Half a thought')
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await again.user.click(begin())
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
  })

  it('come back to be sent again where they were not taken, with every word', async () => {
    const { user, api } = await open()
    api.refuse(commentEndpoints.postComment, 503, 'The server rests.')
    await user.click(screen.getAllByRole('button', { name: /^Reply to/ })[0]!)
    const name = (await screen.findByRole('textbox')).getAttribute('aria-label')!
    await user.type(await field(name), 'Not so')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    await screen.findByText('This was not posted. Your words are still here.')
    await screen.findByText('The server rests.')
    const words = (await field(name)) as HTMLTextAreaElement
    expect([words.value, document.activeElement]).toEqual(['Not so', words])
    // Lost on the way to the server or on the way back: the list knows.
    const reads = () => api.calls.filter(({ call }) => call.includes('commentable/comments'))
    await waitFor(() => expect(reads()).toHaveLength(2))
    const taken = { ...commentOf(13), parent_id: 9, depth: 1 }
    api.answer(commentEndpoints.postComment, { comment: taken })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Words 13')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
