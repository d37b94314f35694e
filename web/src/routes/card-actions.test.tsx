// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import { markEndpoints } from '@mediatheque/contract/community/marks/marks.endpoints.ts'
import type { OwnMark } from '@mediatheque/contract/community/marks/marks.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../lib/test-fixtures.ts'
import { prepare } from '../lib/test-part.ts'
import CardActions from './card-actions.tsx'

const user = buildFixture(currentUserView, {
  id: 3,
  permissions: ['reviews.create', 'lists.create'].map((name) => ({ name, restrictions: [] })),
})
const titles = [1, 2, 3].map((id) => ({ id, slug: `t${id}`, name: `Title ${id}` }))
const mark = (title_id: number, values: Partial<OwnMark> = {}): OwnMark => ({
  title_id,
  score: null,
  watch_later_id: null,
  ...values,
})
const later = (name: string) => screen.getByRole('button', { name: `Keep for later: ${name}` })
const isKept = (name: string) => later(name).getAttribute('aria-pressed') === 'true'

async function open() {
  const parts = prepare({ bootstrap: { user } })
  const marks = [mark(1, { score: 8 }), mark(2, { watch_later_id: 7 }), mark(3)]
  parts.api.answer(markEndpoints.listOwnMarks, { marks })
  await parts.show(
    <>
      {titles.map((title) => (
        <CardActions key={title.id} title={title} />
      ))}
    </>,
  )
  await screen.findByLabelText('Your rating: 8 out of 10')
  return parts
}

describe('what a member does with the titles of a page', () => {
  it('is read by one call for all of them', async () => {
    const { api } = await open()
    expect(api.calls.filter(({ call }) => call.includes('own-marks'))).toHaveLength(1)
    expect(api.calls[0]?.call).toMatch(/ids=1%2C2%2C3$/)
    expect(titles.map(({ name }) => isKept(name))).toEqual([false, true, false])
  })

  it('keeps one for later at one press, before the server has answered', async () => {
    const { user: reader, api } = await open()
    api.answer(ownListEndpoints.addForLater, { list_id: 7, items_count: 2, changed: true })
    const { release } = api.hold(ownListEndpoints.addForLater)
    await reader.click(later('Title 3'))
    await waitFor(() => expect(isKept('Title 3')).toBe(true))
    const marks = [mark(1), mark(2), mark(3, { watch_later_id: 7 })]
    api.answer(markEndpoints.listOwnMarks, { marks })
    release()
    await screen.findByText('Kept for later')
    expect(isKept('Title 3')).toBe(true)
  })

  it('puts it back where it failed', async () => {
    const { user: reader, api } = await open()
    api.refuse(ownListEndpoints.removeFromList, 503, 'Try again later.')
    await reader.click(later('Title 2'))
    await screen.findByText('Try again later.')
    expect(isKept('Title 2')).toBe(true)
  })
})
