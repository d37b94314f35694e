// @vitest-environment happy-dom
import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { bootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { LoginPage } from './login-page.tsx'

async function fillIn(user: ReturnType<typeof prepare>['user']) {
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  await user.type(screen.getByLabelText('Password'), 'a quiet Horse 7{Enter}')
}

describe('the form to log in', () => {
  it('sends what was typed, with the keyboard alone, and leads on', async () => {
    const { api, user, show } = prepare()
    api.answer(authEndpoints.logIn, { bootstrapData: buildFixture(bootstrapData) })
    const router = await show(<LoginPage redirect="/account-settings" />)
    await fillIn(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-settings'))
    expect(api.calls).toEqual([
      {
        call: 'POST /auth/login',
        body: { email: 'ana@example.org', password: 'a quiet Horse 7', remember: true },
      },
    ])
  })

  it('says at its field what is wrong, and leads back to it', async () => {
    const { api, user, show } = prepare()
    const wrong = 'This email address and this password do not belong together.'
    api.refuse(authEndpoints.logIn, 422, wrong, { email: [wrong] })
    await show(<LoginPage />)
    await fillIn(user)
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(wrong).id).toBe(email.getAttribute('aria-describedby'))
    await waitFor(() => expect(document.activeElement).toBe(email))
  })

  it('says how it was refused where no field is at fault', async () => {
    const { api, user, show } = prepare()
    api.refuse(authEndpoints.logIn, 429, 'Too many attempts. Please try again later.')
    await show(<LoginPage />)
    await fillIn(user)
    expect(
      (await screen.findByText('Too many attempts. Please try again later.')).closest(
        '[role=status]',
      ),
    ).not.toBeNull()
  })

  it('cannot be sent twice', async () => {
    const { api, user, show } = prepare()
    api.answer(authEndpoints.logIn, { two_factor: true })
    const { release } = api.hold(authEndpoints.logIn)
    await show(<LoginPage />)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(api.calls).toHaveLength(1)
    release()
    expect(await screen.findByText('Enter your code')).toBeDefined()
  })

  it('keeps an address that was given, and offers the accounts of a demonstration only then', async () => {
    const { show } = prepare({ bootstrap: { settings: { demo: true } } })
    await show(<LoginPage email="bob@example.org" />)
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    expect([email.value, email.disabled]).toEqual(['bob@example.org', true])
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })
})
