// @vitest-environment happy-dom
import { playEndpoints } from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { playView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildFixture } from '../../../lib/test-fixtures.ts'
import { prepare } from '../../../lib/test-part.ts'
import { HistoryPage } from './history-page.tsx'

const { listOwnPlays, deleteOwnPlays, getViewingSettings } = playEndpoints
const play = (id: number, name: string) =>
  buildFixture(playView, { id, title: { name }, last_at: '2026-11-20T12:00:00.000Z' })

async function show() {
  const { api, user, show: render } = prepare()
  const data = [play(1, 'Metropolis'), play(2, 'Detour')]
  const page = buildFixture(listOwnPlays.response, { pagination: { next_cursor: null } })
  api.answer(listOwnPlays, { pagination: { ...page.pagination, data } } as typeof page)
  api.answer(getViewingSettings, { is_private: false })
  api.answer(deleteOwnPlays, { deleted: 1 })
  const router = await render(<HistoryPage query="" onSearch={() => undefined} />)
  const deleted = () => api.calls.filter(({ call }) => call.startsWith('DELETE'))
  const leave = () => router.navigate({ to: '/elsewhere' as '/' })
  return { user, deleted, leave }
}

describe('what was watched', () => {
  it('is out of sight when it is taken out, and back when that is undone', async () => {
    const { user, deleted, leave } = await show()
    await user.click(await screen.findByRole('button', { name: 'Remove “Metropolis”' }))
    await waitFor(() => expect(screen.queryByText('Metropolis')).toBeNull())
    expect(screen.getByText('Detour')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Metropolis')).toBeTruthy()
    await leave()
    await screen.findByText('Another page')
    expect(deleted()).toEqual([])
  })

  it('is deleted once the page is left', async () => {
    const { user, deleted, leave } = await show()
    await user.click(await screen.findByRole('button', { name: 'Remove “Metropolis”' }))
    await user.click(screen.getByRole('button', { name: 'Remove “Detour”' }))
    expect(deleted()).toEqual([])
    await leave()
    await waitFor(() => expect(deleted().map(({ body }) => body)).toEqual([{ ids: [1, 2] }]))
  })
})
