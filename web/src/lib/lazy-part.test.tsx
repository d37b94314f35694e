// @vitest-environment happy-dom
import { prepare } from './test-part.ts'
import { screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

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
