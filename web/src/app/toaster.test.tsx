// @vitest-environment happy-dom
import { TOAST_MS } from '@mediatheque/contract/core/constants.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { prepare } from '../lib/test-part.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '../lib/api.ts'
import { toast, toastError } from '../lib/toast.ts'

it('offers the login beside what is being typed when the session has ended', async () => {
  const { api, user, show } = prepare()
  api.refuse(userEndpoints.chooseUsername, 401, 'Please log in to continue.')
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const send = () =>
    call(userEndpoints.chooseUsername, { body: { username: 'ada' } }).catch(toastError)
  await show(
    <>
      <input aria-label="Comment" />
      <button type="button" onClick={send}>
        Send
      </button>
    </>,
  )
  await user.type(screen.getByLabelText('Comment'), 'a long comment')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Please log in to continue.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(opened).toHaveBeenCalledWith('/login?redirect=%2F', '_blank')
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('a long comment')
})

it('keeps failures until they could be read, each once, beside what comes after them', async () => {
  const { user, show } = prepare()
  await show(<p>A page</p>)
  act(() => {
    toast.danger('The first is too large')
    toast.danger('The second is too large')
    toast.danger('The first is too large')
    toast.loading('Sending the third')
    toast.positive('The third was sent')
  })
  const said = () =>
    [...document.querySelectorAll('[role=status] [data-type]')].map((one) => one.textContent)
  expect(said()).toEqual([
    'The second is too large',
    'The first is too large',
    'The third was sent',
  ])
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(said()).toEqual(['The first is too large', 'The third was sent'])
})

it('lets a message go by only after it could be seen for its time', async () => {
  const { show } = prepare()
  await show(<p>A page</p>)
  const toDraw: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => toDraw.push(draw))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    act(() => toast.positive('Saved'))
    act(() => void vi.advanceTimersByTime(10 * TOAST_MS))
    expect(screen.queryByText('Saved')).not.toBeNull()
    for (const draw of toDraw) draw(0)
    act(() => void vi.advanceTimersByTime(TOAST_MS - 1))
    expect(screen.queryByText('Saved')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Saved')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
