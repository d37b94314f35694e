// @vitest-environment happy-dom
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

async function edit() {
  const { api, user, show } = prepare({ bootstrap: { user: account({}) } })
  api.answer(valueListEndpoints.getValueLists, {})
  await show(<Shown />)
  const first = await screen.findByLabelText<HTMLInputElement>('First name')
  const last = screen.getByLabelText<HTMLInputElement>('Last name')
  await user.clear(first)
  await user.type(first, 'Augusta')
  const changeElsewhere = async (details: object) => {
    const changed = account({ version: 5, ...details })
    api.answer(userEndpoints.getUser, { user: changed, contributions_count: 0 })
    await user.click(screen.getByRole('button', { name: 'Somebody else was faster' }))
  }
  const save = async () => {
    api.answer(userEndpoints.updateUser, { user: account({ version: 6, first_name: 'Augusta' }) })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Updated account details')).toBeDefined()
    return api.calls.find(({ call }) => call.startsWith('PUT'))?.body
  }
  return { first, last, changeElsewhere, save }
}

describe('the details of an account', () => {
  it('are saved as edited, about the version that is shown, and follow what others change', async () => {
    const { first, last, changeElsewhere, save } = await edit()
    await changeElsewhere({ last_name: 'Lovelace' })
    await expect.poll(() => [first.value, last.value]).toEqual(['Augusta', 'Lovelace'])
    expect(await save()).toEqual({ version: 5, first_name: 'Augusta' })
  })

  it('are not saved over what others made of the same field without having seen it', async () => {
    const { first, changeElsewhere, save } = await edit()
    await changeElsewhere({ first_name: 'A.' })
    await expect.poll(() => first.value).toBe('Augusta')
    expect(await save()).toEqual({ version: 4, first_name: 'Augusta' })
  })
})
