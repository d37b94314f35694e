// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useKeptPlace } from './use-kept-place.ts'

afterEach(cleanup)

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)))
const focused = () => document.activeElement?.textContent

function Page() {
  useKeptPlace()
  const [rows, setRows] = useState(['One', 'Two'])
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const wait = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 200)
  }
  return (
    <main>
      <h1>Jobs</h1>
      <button type="button" disabled={isBusy} onClick={wait}>
        Begin
      </button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setAsking(true)}>
        Drop
      </button>
      {isAsking && (
        <div role="dialog" aria-label="Sure?">
          <button type="button" onClick={() => setAsking(false)}>
            Yes
          </button>
        </div>
      )}
    </main>
  )
}

/** As browsers do; the stand-in for one leaves the focus on what cannot have it any more. */
function loseFocus() {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.addEventListener('focusin', (event) => event.stopPropagation())
  act(() => elsewhere.focus())
  act(() => elsewhere.remove())
  expect(document.activeElement).toBe(document.body)
}

async function press(name: string) {
  const user = userEvent.setup()
  act(() => screen.getByRole('button', { name }).focus())
  await user.keyboard('{Enter}')
}

describe('who works by keys', () => {
  it('goes on at the button that waited', async () => {
    render(<Page />)
    await press('Begin')
    loseFocus()
    await waitFor(() => expect(screen.getByText('Begin').matches(':disabled')).toBe(false))
    await settled()
    expect(focused()).toBe('Begin')
  })

  it('goes on at the neighbours of what went, then at the heading', async () => {
    render(<Page />)
    await press('Two')
    await settled()
    expect(focused()).toBe('One')
    await press('One')
    await settled()
    expect(focused()).toBe('Jobs')
  })

  it('goes on below a dialog, where it was opened', async () => {
    render(<Page />)
    await press('Drop')
    await press('Yes')
    await settled()
    expect(focused()).toBe('Drop')
  })

  it('is not called back from where they went by themselves', async () => {
    render(<Page />)
    await press('Two')
    await settled()
    loseFocus()
    await userEvent.click(screen.getByRole('heading'))
    act(() => screen.getByRole('button', { name: 'One' }).click())
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
