// @vitest-environment happy-dom
import { prepare } from '../lib/test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

async function open(isBusy = false) {
  const { user, show } = prepare()
  const acts = { onConfirm: vi.fn(), onClose: vi.fn() }
  await show(
    <ConfirmDialog
      isOpen
      title="Delete “A film”?"
      text="This cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      isBusy={isBusy}
      {...acts}
    />,
  )
  return { user, ...acts, confirm: await screen.findByRole('button', { name: 'Delete' }) }
}

describe('a question before something is lost', () => {
  it('says what, and is answered yes', async () => {
    const { user, onConfirm, confirm } = await open()
    expect(screen.getByRole('dialog', { name: 'Delete “A film”?' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(confirm))
    await user.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('is answered no by its button and by Escape', async () => {
    const { user, onConfirm, onClose } = await open()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('cannot be answered twice', async () => {
    const { user, onConfirm, confirm } = await open(true)
    await user.click(confirm)
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
