// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepare } from '../lib/test-part.ts'
import { askForShortcuts } from '../lib/single-keys.ts'
import { Shortcuts } from './shortcuts.tsx'

const heading = () => screen.queryByRole('heading', { name: 'Keyboard shortcuts' })

it('shows the keys by a question mark, unless it is typed, or turned off', async () => {
  const { user, show } = prepare()
  await show(
    <>
      <input aria-label="Words" />
      <Shortcuts />
    </>,
  )
  await user.type(screen.getByLabelText('Words'), 'What?')
  expect(heading()).toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('?')
  await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
  await user.click(screen.getByRole('switch', { name: /^Letters pressed alone/ }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('?')
  expect(heading()).toBeNull()
  // The way to turn them on again.
  askForShortcuts()
  const choice = await screen.findByRole('switch', { name: /^Letters pressed alone/ })
  expect(choice).toHaveProperty('checked', false)
})
