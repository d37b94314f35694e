// @vitest-environment happy-dom
import { accessTokenEndpoints } from '@mediatheque/contract/accounts/access-tokens/access-tokens.endpoints.ts'
import { prepare } from '../../../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { CreateTokenDialog } from './create-token-dialog.tsx'

async function open() {
  const { api, user, show } = prepare()
  const onClose = vi.fn()
  await show(<CreateTokenDialog isOpen onClose={onClose} />)
  return { api, user, onClose, name: await screen.findByLabelText('Token name') }
}
const made = buildFixture(accessTokenEndpoints.createAccessToken.response, {
  plainTextToken: 'mdt_secret',
})

describe('the dialog that makes a token', () => {
  it('asks for a name first, and shows the token once', async () => {
    const { api, user, onClose, name } = await open()
    api.answer(accessTokenEndpoints.createAccessToken, made)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.type(name, 'a program{Enter}')
    expect(await screen.findByLabelText<HTMLInputElement>('Access token')).toHaveProperty(
      'value',
      'mdt_secret',
    )
    expect(api.calls[0]).toEqual({
      call: 'POST /api/v1/access-tokens',
      body: { tokenName: 'a program' },
    })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByDisplayValue('mdt_secret')).toBeNull()
  })

  it('says at the name what is wrong with it', async () => {
    const { api, user, name } = await open()
    api.refuse(accessTokenEndpoints.createAccessToken, 422, 'Another name, please.', {
      tokenName: ['Another name, please.'],
    })
    await user.type(name, ' {Enter}')
    expect(await screen.findByText('Please enter a name for the token.')).toBeDefined()
    await user.type(name, 'taken{Enter}')
    expect(await screen.findByText('Another name, please.')).toBeDefined()
    expect(name.getAttribute('aria-invalid')).toBe('true')
  })

  it('is closed by Escape before there is a token', async () => {
    const { user, onClose } = await open()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })
})
