// @vitest-environment happy-dom
import { ENTER_AGAIN } from '@mediatheque/contract/site/settings/enter-again.ts'
import { authEndpoints } from '@mediatheque/contract/accounts/auth/auth.endpoints.ts'
import { historyEventView } from '@mediatheque/contract/operations/history/history.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { revertChange } from './history.queries.ts'
import { RevertDialog } from './revert-dialog.tsx'

const change = {
  field: 's3_storage.endpoint',
  label: 'Address',
  shown_as: 'text',
  before: 'https://one.example',
  after: 'https://two.example',
  is_secret: false,
  can_revert: true,
} as const

it('asks for the secrets that go with an address, and sends them with it', async () => {
  const { api, user, show } = prepare()
  const event = buildFixture(historyEventView, { id: 7, kind: 'settings', changes: [change] })
  const [onClose, onDone] = [vi.fn(), vi.fn()]
  await show(<RevertDialog reverted={{ event, change }} onClose={onClose} onDone={onDone} />)
  const key = 's3_storage_key.secret_access_key'
  api.refuse(revertChange.endpoint, 422, ENTER_AGAIN, { [key]: [ENTER_AGAIN] })
  await user.click(screen.getByRole('button', { name: 'Revert' }))
  const input = await screen.findByLabelText(`Setting ${key}`)
  expect(screen.getByText(ENTER_AGAIN)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(onClose).not.toHaveBeenCalled()
  api.answer(revertChange.endpoint, { reverted: [change.field] })
  await user.keyboard('the-key{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(api.calls.map(({ body }) => body)).toEqual([
    { fields: [change.field], secrets: {} },
    { fields: [change.field], secrets: { [key]: 'the-key' } },
  ])
})

it('asks for the password where rights come back, and goes on', async () => {
  const { api, user, show } = prepare()
  const rights = { ...change, field: 'permissions', before: 'titles.delete', after: '' }
  const event = buildFixture(historyEventView, { id: 7, kind: 'user', changes: [rights] })
  const [onClose, onDone] = [vi.fn(), vi.fn()]
  await show(
    <RevertDialog reverted={{ event, change: rights }} onClose={onClose} onDone={onDone} />,
  )
  api.refuse(revertChange.endpoint, 423, 'Please confirm your password to continue.')
  await user.click(screen.getByRole('button', { name: 'Revert' }))
  await user.type(await screen.findByLabelText('Password'), 'the-password')
  expect([onClose.mock.calls, onDone.mock.calls]).toEqual([[], []])
  api.answer(revertChange.endpoint, { reverted: ['permissions'] })
  api.answer(authEndpoints.confirmPassword, { confirmed: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(screen.queryByText('Please confirm your password to continue.')).toBeNull()
})
