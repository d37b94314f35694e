// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { UserMenu } from './user-menu.tsx'

it.each([true, false])(
  'leads to the profile and to the notifications where the settings say so: %s',
  async (isOn) => {
    const user = buildFixture(currentUserView, { id: 7, name: 'Ada', username: 'ada' })
    const settings = { profile: { enable: isOn }, notif: { integrated: isOn } }
    const { show } = prepare({ bootstrap: { user, settings } })
    await show(<UserMenu user={user} />)
    expect(screen.queryByRole('link', { name: 'Profile page' }) !== null).toBe(isOn)
    expect(screen.queryByRole('link', { name: /^Notifications/ }) !== null).toBe(isOn)
  },
)
