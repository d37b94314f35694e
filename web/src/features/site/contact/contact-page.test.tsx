// @vitest-environment happy-dom
import { contactEndpoints } from '@mediatheque/contract/site/contact/contact.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepare } from '../../../lib/test-part.ts'
import { ContactPage } from './contact-page.tsx'

async function showPage() {
  const { api, user, show } = prepare()
  const onSent = vi.fn()
  await show(<ContactPage onSent={onSent} />)
  return { api, user, onSent }
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

it('sends what was written, says so, and goes on', async () => {
  const { api, user, onSent } = await showPage()
  api.answer(contactEndpoints.sendContactMessage, {})
  await user.clear(field(/^Your name/))
  await user.type(field(/^Your name/), 'Ana')
  await user.clear(field(/^Email/))
  await user.type(field(/^Email/), 'ana@example.org')
  await user.type(field(/^Your message/), 'Thank you')
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findByText('Your message has been submitted.')).toBeDefined()
  expect(onSent).toHaveBeenCalledOnce()
})

it('says at each field what is missing, and keeps what was typed', async () => {
  const { api, user, onSent } = await showPage()
  api.refuse(contactEndpoints.sendContactMessage, 422, 'Wrong')
  await user.clear(field(/^Your name/))
  await user.type(field(/^Your message/), 'Thank you')
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findByText('Please enter your name.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field(/^Your name/)))
  expect(field(/^Your message/).value).toBe('Thank you')
  expect(onSent).not.toHaveBeenCalled()
})
