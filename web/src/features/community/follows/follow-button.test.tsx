// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { followEndpoints } from '@mediatheque/contract/community/follows/follows.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { FollowButton } from './follow-button.tsx'

const OF = { kind: 'title', id: 7 } as const
const button = () => screen.getByRole('button', { name: /^Follow/ })
const following = (is_following: boolean) => ({ is_following, followers_count: 3 })
const asMember = () => prepare({ bootstrap: { user: buildFixture(currentUserView, { id: 3 }) } })

it('is one button from the first paint on, so that no press of a finger that is down is lost', async () => {
  const { user, api, show } = asMember()
  api.answer(followEndpoints.getFollow, following(false))
  await show(<FollowButton of={OF} path="/titles/7" />)
  const first = button()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'))
  expect(button()).toBe(first)
  api.answer(followEndpoints.follow, following(true))
  await user.click(first)
  await waitFor(() => expect(button().textContent).toBe('Following'))
  expect(button().getAttribute('aria-pressed')).toBe('true')
})

it('does what it was pressed for as soon as it can', async () => {
  const { user, api, show } = asMember()
  api.answer(followEndpoints.getFollow, following(false))
  api.answer(followEndpoints.follow, following(true))
  const asked = api.hold(followEndpoints.getFollow)
  await show(<FollowButton of={OF} path="/titles/7" />)
  await user.click(button())
  asked.release()
  await waitFor(() => expect(button().textContent).toBe('Following'))
})
