// @vitest-environment happy-dom
import { preferenceEndpoints } from '@mediatheque/contract/accounts/notifications/preferences.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Suspense } from 'react'
import { prepare } from '../../../../lib/test-part.ts'
import { PreferencesPage } from './preferences-page.tsx'

it('saves by Ctrl+S, and asks before ticks are left that were not saved', async () => {
  const { api, user, show } = prepare()
  const stored = (channels: ('database' | 'email')[]) =>
    api.answer(preferenceEndpoints.getNotificationPreferences, {
      available_channels: ['database', 'email'],
      subscriptions: [
        { group_name: 'Links', subscriptions: [{ notif_id: 'link.denied', name: 'Denied' }] },
      ],
      user_selections: [{ notif_id: 'link.denied', channels }],
    })
  stored(['email', 'database'])
  const router = await show(
    <Suspense>
      <PreferencesPage />
    </Suspense>,
  )
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Denied, By e-mail' })
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await user.click(tick)
  await user.click(tick)
  expect([tick.checked, save.disabled]).toEqual([true, true])

  await user.click(tick)
  void router.navigate({ to: '/elsewhere' as never })
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(tick.checked).toBe(false)
  api.answer(preferenceEndpoints.saveNotificationPreferences, {})
  stored(['database'])
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(save.disabled).toBe(true))
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    selections: [{ notif_id: 'link.denied', channels: ['database'] }],
  })
  await router.navigate({ to: '/elsewhere' as never })
  expect(await screen.findByText('Another page')).toBeDefined()
})
