// @vitest-environment happy-dom
import { currentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { useSession } from '../../../lib/session.tsx'
import { keepSecret, keptSecret } from './kept-secrets.ts'

beforeEach(() => localStorage.clear())

const userOf = (id: number) => buildFixture(currentUserView, { id })

/** Somebody's page, on which they log out. */
async function showTo(id: number) {
  const { user, show } = prepare({ bootstrap: { user: userOf(id) } })
  function Leave() {
    const { bootstrap, applyBootstrapData } = useSession()
    const leave = () => void applyBootstrapData({ ...bootstrap, user: null })
    return <button onClick={leave}>Leave</button>
  }
  await show(<Leave />)
  return { leave: () => user.click(screen.getByText('Leave')) }
}

it('what lets a member in at their clients is gone when they log out', async () => {
  const { leave } = await showTo(7)
  keepSecret(1, 's3cret')
  keepSecret(2, 'other')
  keepSecret(2, undefined)
  expect([keptSecret(1), keptSecret(2)]).toEqual(['s3cret', undefined])
  await leave()
  await waitFor(() => expect(localStorage.getItem('download-clients.secrets')).toBeNull())
})

it('it is nothing for whoever logs in next', async () => {
  const kept = { ownerId: 7, byClient: { 1: 's3cret' } }
  localStorage.setItem('download-clients.secrets', JSON.stringify(kept))
  await showTo(8)
  expect(keptSecret(1)).toBeUndefined()
  expect(localStorage.getItem('download-clients.secrets')).toBeNull()
})
