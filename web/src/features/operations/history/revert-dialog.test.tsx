// @vitest-environment happy-dom
import { ENTER_AGAIN } from '@mediatheque/contract/site/settings/enter-again.ts'
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
