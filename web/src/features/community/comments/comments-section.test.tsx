// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import {
  commentPageSchema,
  commentSchema,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
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
const pageOf = (ids: number[], next_page: number | null) =>
  buildFixture(commentPageSchema, {
    comments_count: 4,
    pagination: { data: ids.map(commentOf), next_page },
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
  parts.api.answer(commentEndpoints.listComments, pageOf([9, 8], 2))
  await parts.show(<CommentsSection on={{ type: 'title', id: 5 }} />)
  await screen.findByText('Words 9')
  return parts
}
afterEach(() => vi.unstubAllGlobals())

describe('comments', () => {
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
})
