// @vitest-environment happy-dom
import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordConfirmationProvider } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { PasswordPanel } from './password-panel.tsx'

const NEW_PASSWORD = 'another loud Cow 8'

function Shown() {
  const user = useSession().user!
  return (
    <PasswordConfirmationProvider>
      <p>{`${user.social_profiles.length} linked`}</p>
      <PasswordPanel user={user} />
    </PasswordConfirmationProvider>
  )
}

async function open(account: { has_password: boolean; is_recovered: boolean }) {
  const { api, user, show } = prepare({
    bootstrap: {
      user: buildFixture(currentUserView, {
        ...account,
        social_profiles: [{ service_name: 'google', username: 'Somebody' }],
      }),
    },
  })
  await show(<Shown />)
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text)
  if (account.has_password) await type('Current password', 'a quiet Horse 7')
  await type('New password', NEW_PASSWORD)
  await type('Confirm the new password', NEW_PASSWORD)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Also end access tokens and linked services',
  })
  return { api, user, box }
}

describe.each([
  { has_password: true, endpoint: passwordEndpoints.changePassword, button: 'Change password' },
  { has_password: false, endpoint: passwordEndpoints.setPassword, button: 'Set a password' },
])('the panel with $button', ({ has_password, endpoint, button }) => {
  it('ends tokens and linked services where that is ticked', async () => {
    const { api, user, box } = await open({ has_password, is_recovered: false })
    expect([box.checked, box.disabled]).toEqual([false, false])
    await user.click(box)
    api.answer(endpoint, { changed: true, ended_other_access: true })
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('0 linked')).toBeDefined()
    expect(api.calls.find(({ call }) => call.endsWith('/auth/user/password'))?.body).toMatchObject({
      password: NEW_PASSWORD,
      end_other_access: true,
    })
  })

  it('says that they end in any case after a login with a recovery code', async () => {
    const { box } = await open({ has_password, is_recovered: true })
    expect([box.checked, box.disabled]).toEqual([true, true])
    expect(screen.getByText(/logged in with a recovery code/)).toBeDefined()
  })
})
