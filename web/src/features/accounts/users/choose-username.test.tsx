// @vitest-environment happy-dom
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSession } from '../../../lib/session.tsx'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { ChooseUsername } from './choose-username.tsx'

function Shown() {
  const user = useSession().user!
  return (
    <>
      <p>{user.username}</p>
      <ChooseUsername user={user} />
    </>
  )
}

async function open(mayChoose: boolean) {
  const account = buildFixture(currentUserView, {
    id: 7,
    username: 'squatter',
    name: 'squatter',
    may_choose_username: mayChoose,
  })
  const { api, user, show } = prepare({ bootstrap: { user: account } })
  await show(<Shown />)
  return { api, user }
}

describe('the choice of a username', () => {
  it('is made once, by who has it', async () => {
    const { api, user } = await open(true)
    const field = await screen.findByLabelText<HTMLInputElement>('Choose a username')
    expect(field.value).toBe('squatter')
    api.refuse(userEndpoints.chooseUsername, 422, 'Taken', {
      username: ['This username is already taken.'],
    })
    await user.clear(field)
    await user.type(field, 'owner{Enter}')
    expect(await screen.findByText('This username is already taken.')).toBeDefined()
    const chosen = { id: 7, username: 'owner', name: 'owner' }
    api.answer(userEndpoints.chooseUsername, { user: chosen })
    await user.click(screen.getByRole('button', { name: 'Use this username' }))
    expect(await screen.findByText('Your username is now owner')).toBeDefined()
    expect(screen.queryByLabelText('Choose a username')).toBeNull()
    expect(api.calls.at(-1)).toEqual({
      call: 'PUT /auth/user/username',
      body: { username: 'owner' },
    })
  })

  it('is offered to nobody else', async () => {
    await open(false)
    expect(await screen.findByText('squatter')).toBeDefined()
    expect(screen.queryByLabelText('Choose a username')).toBeNull()
  })
})
