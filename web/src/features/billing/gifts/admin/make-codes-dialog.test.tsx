// @vitest-environment happy-dom
import { giftCodeEndpoints } from '@mediatheque/contract/billing/gifts/gift-codes.endpoints.ts'
import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prepare } from '../../../../lib/test-part.ts'
import { MakeCodesDialog } from './make-codes-dialog.tsx'

const PRICE = { id: 3, amount: 9, currency: 'EUR', interval: 'month', interval_count: 1 } as const

it('keeps codes to be seen until somebody closes them: they are never shown again', async () => {
  const { user, show, api } = prepare()
  const onClose = vi.fn()
  api.answer(subscriptionRecordEndpoints.listGrantablePlans, {
    plans: [{ id: 1, name: 'Patron', prices: [PRICE] }],
  })
  api.answer(giftCodeEndpoints.makeGiftCodes, { codes: ['K7QM-2XWB-9RTD-HJ4N'] })
  await show(<MakeCodesDialog isOpen onClose={onClose} />)
  await user.click(await screen.findByRole('combobox', { name: 'Plan and price' }))
  await user.click(await screen.findByRole('option', { name: /Patron/ }))
  await user.click(screen.getByRole('button', { name: 'Make them' }))
  await screen.findByText('K7QM-2XWB-9RTD-HJ4N')
  // Whoever is handed one reads what it is for.
  screen.getByText(/ · Patron · One month$/)
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
