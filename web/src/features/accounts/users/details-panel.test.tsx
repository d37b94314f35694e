// @vitest-environment happy-dom
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../../lib/session.tsx'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { useSaveDetails } from '../../../lib/use-save-details.ts'
import { DetailsPanel } from './details-panel.tsx'

const account = (details: object) =>
  buildFixture(currentUserView, {
    id: 7,
    version: 4,
    first_name: 'Ada',
    last_name: 'Byron',
    language: 'en',
    country: null,
    timezone: null,
    ...details,
  })

function Shown() {
  const user = useSession().user!
  const { lookAgain } = useSaveDetails(user)
  return (
    <>
      <DetailsPanel user={user} avatar={null} />
      <button type="button" onClick={lookAgain}>
        Somebody else was faster
      </button>
    </>
  )
}

it('the details of an account are saved as edited, about the version that is shown, and follow what others change', async () => {
  const { api, user, show } = prepare({ bootstrap: { user: account({}) } })
  api.answer(valueListEndpoints.getValueLists, {})
  await show(<Shown />)
  const first = await screen.findByLabelText<HTMLInputElement>('First name')
  const last = screen.getByLabelText<HTMLInputElement>('Last name')
  await user.clear(first)
  await user.type(first, 'Augusta')
  const changed = account({ version: 5, first_name: 'A.', last_name: 'Lovelace' })
  api.answer(userEndpoints.getUser, { user: changed, contributions_count: 0 })
  await user.click(screen.getByRole('button', { name: 'Somebody else was faster' }))
  await expect.poll(() => [first.value, last.value]).toEqual(['Augusta', 'Lovelace'])
  const saved = account({ version: 6, first_name: 'Augusta', last_name: 'Lovelace' })
  api.answer(userEndpoints.updateUser, { user: saved })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Updated account details')).toBeDefined()
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))).toEqual({
    call: 'PUT /api/v1/users/7',
    body: { version: 5, first_name: 'Augusta' },
  })
})
