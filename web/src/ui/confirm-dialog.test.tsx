// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { prepare } from '../lib/test-part.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

async function ask(isDangerous: boolean) {
  const { user, show } = prepare()
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  await show(
    <ConfirmDialog
      isOpen
      title="Delete this file?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      isDangerous={isDangerous}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  )
  const focused = isDangerous ? 'Cancel' : 'Delete'
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
  await user.keyboard('{Enter}')
  return { onConfirm, onClose }
}

describe('a question before something is done', () => {
  it('is answered with yes by Enter', async () => {
    expect((await ask(false)).onConfirm).toHaveBeenCalledOnce()
  })

  it('is not, where something would be lost', async () => {
    const { onConfirm, onClose } = await ask(true)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has the focus again where it could not be done', async () => {
    const { user, show } = prepare()
    let fail = () => {}
    const Failing = () => {
      const [isBusy, setBusy] = useState(false)
      return (
        <ConfirmDialog
          isOpen
          title="Delete this file?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          isBusy={isBusy}
          onConfirm={() => {
            // As browsers do with the focus of what can no longer have it.
            ;(document.activeElement as HTMLElement).blur()
            setBusy(true)
            fail = () => setBusy(false)
          }}
          onClose={() => undefined}
        />
      )
    }
    await show(<Failing />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    await user.click(button)
    expect(button.disabled).toBe(true)
    expect(document.activeElement).toBe(document.body)
    fail()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
