// @vitest-environment happy-dom
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { prepare } from '../lib/test-part.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '../lib/api.ts'
import { toastError } from '../lib/toast.ts'

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
