// @vitest-environment happy-dom
import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { debridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { NOW, prepare } from '../../../lib/test-part.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { DebridorsSection } from './debridors-section.tsx'

const ana = buildFixture(debridorView, {
  id: 7,
  provider: 1,
  api: '••••1234',
  username: 'ana',
  active: true,
  expire_at: '2027-01-01T00:00:00.000Z',
  last_check: NOW,
})
const expired = buildFixture(debridorView, {
  id: 8,
  provider: 1,
  api: '••••5678',
  username: 'bob',
  expire_at: '2026-01-01T00:00:00.000Z',
})
const answerOf = (rows: (typeof ana)[]) =>
  buildFixture(debridorEndpoints.listDebridors.response, {
    pagination: { data: rows, per_page: 15, current_page: 1 },
  })

async function showAccounts(rows = [ana, expired]) {
  const { api, user, show } = prepare()
  api.answer(debridorEndpoints.listDebridors, answerOf(rows))
  const onSearch = vi.fn()
  await show(<DebridorsSection search={{}} onSearch={onSearch} />)
  return { api, user, onSearch }
}

describe('the accounts at debrid services', () => {
  it('are shown with their state, and with a key that is not one', async () => {
    await showAccounts()
    const rows = await screen.findAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(within(rows[1]!).getByText('Premium')).toBeDefined()
    expect(within(rows[1]!).getByText('••••1234')).toBeDefined()
    expect(within(rows[2]!).getByText('Free')).toBeDefined()
    expect(within(rows[2]!).getByText('Never')).toBeDefined()
  })

  it('say that there are none', async () => {
    await showAccounts([])
    expect(await screen.findByText('No accounts added yet')).toBeDefined()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('say that they could not be loaded, and are loaded when asked again', async () => {
    const { api, user, show } = prepare()
    api.refuse(debridorEndpoints.listDebridors, 403, 'You may not see them.')
    await show(<DebridorsSection search={{}} onSearch={vi.fn()} />)
    expect(await screen.findByText('The accounts could not be loaded')).toBeDefined()
    api.answer(debridorEndpoints.listDebridors, answerOf([ana]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('ana')).toBeDefined()
  })

  it('show that they are being loaded, and take no new one until then', async () => {
    const { api, show } = prepare()
    api.answer(debridorEndpoints.listDebridors, answerOf([ana]))
    const { release } = api.hold(debridorEndpoints.listDebridors)
    await show(<DebridorsSection search={{}} onSearch={vi.fn()} />)
    const add = screen.getByRole('button', { name: 'Add new account' })
    expect(add).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('ana')).toBeDefined()
    expect(add).toHaveProperty('disabled', false)
  })

  it('are ordered by the heads of their columns', async () => {
    const { user, onSearch } = await showAccounts()
    await user.click(await screen.findByRole('button', { name: 'Username' }))
    expect(onSearch).toHaveBeenCalledWith(expect.objectContaining({ orderBy: 'username' }))
  })

  it('are chosen and let go by the keyboard', async () => {
    const { user } = await showAccounts()
    const [all, first] = await screen.findAllByRole<HTMLInputElement>('checkbox')
    first!.focus()
    await user.keyboard(' ')
    expect(screen.getByText('1 item selected')).toBeDefined()
    await user.keyboard('{Control>}a{/Control}')
    expect(all!.checked).toBe(true)
    await user.keyboard('{Escape}')
    expect(first!.checked).toBe(false)
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})
