// @vitest-environment happy-dom
import { prepare } from './test-part.ts'
import { screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { Menu, Modal } from '@mantine/core'
import { lazyDialog, lazyPart } from './lazy-part.ts'

it('says that a part did not come, and shows it when it is asked for again', async () => {
  let isConnected = false
  const part = lazyPart(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The part</p> }
  })
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => part.load(() => setOpen(true))}>
          Open
        </button>
        <Suspense>{isOpen && <part.Part />}</Suspense>
      </>
    )
  }
  const { user, show } = prepare()
  await show(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('There was an issue. Please try again.')).toBeDefined()
  expect(screen.queryByText('The part')).toBeNull()
  isConnected = true
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The part')).toBeDefined()
})

it('gives the focus back to what opened a dialog, and to the button of a menu whose entry did', async () => {
  const dialog = lazyDialog(async () => ({
    default: ({ onClose }: { onClose(): void }) => (
      <Modal opened onClose={onClose} title="The dialog" />
    ),
  }))
  function Openers() {
    const [isOpen, setOpen] = useState(false)
    const open = () => dialog.load(() => setOpen(true))
    return (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        <Menu>
          <Menu.Target>
            <button type="button">More</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={open}>Open too</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {isOpen && <dialog.Part onClose={() => setOpen(false)} />}
      </>
    )
  }
  const { user, show } = prepare()
  await show(<Openers />)
  for (const names of [['Open'], ['More', 'Open too']]) {
    for (const name of names) {
      const role = name === 'Open too' ? 'menuitem' : 'button'
      const pressed = await screen.findByRole(role, { name })
      pressed.focus()
      await user.keyboard('{Enter}')
    }
    const close = (await screen.findByRole('dialog')).querySelector('button')!
    await waitFor(() => expect(document.activeElement).toBe(close))
    await user.keyboard('{Escape}')
    const opener = screen.getByRole('button', { name: names[0]! })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  }
})
