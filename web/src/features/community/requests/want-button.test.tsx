// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { requestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { WantButton } from './want-button.tsx'

it('loses no press that comes before the answer to the one before', async () => {
  const request = buildFixture(requestView, { id: 7, is_supported: false, supporters_count: 1 })
  const { user, api, show } = prepare({
    bootstrap: {
      user: buildFixture(currentUserView, {
        id: 3,
        permissions: [{ name: 'requests.create', restrictions: [] }],
      }),
    },
  })
  api.answer(requestEndpoints.supportRequest, { request })
  api.answer(requestEndpoints.leaveRequest, { request })
  const supporting = api.hold(requestEndpoints.supportRequest)
  const asked = () => api.calls.map(({ call }) => call.split(' ')[0])
  await show(<WantButton request={request} />)
  const button = screen.getByRole('button')
  await user.click(button)
  await waitFor(() => expect(button.textContent).toBe('2'))
  await user.click(button)
  await waitFor(() => expect(button.textContent).toBe('1'))
  // One after the other, as they were pressed.
  expect(asked()).toEqual(['POST'])
  supporting.release()
  await waitFor(() => expect(asked()).toEqual(['POST', 'DELETE']))
  expect(button.textContent).toBe('1')
})
