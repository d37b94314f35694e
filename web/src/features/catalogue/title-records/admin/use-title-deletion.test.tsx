// @vitest-environment happy-dom
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { prepare } from '../../../../lib/test-part.ts'
import { useTitleDeletion } from './use-title-deletion.tsx'

const FILM = { id: 7, version: 3, name: 'Nosferatu' }
const SERIAL = { id: 9, version: 1, name: 'Judex' }
const NOTHING = {
  liens: 0,
  nzbs: 0,
  torrents: 0,
  reviews: 0,
  comments: 0,
  list_items: 0,
  requests: 0,
}

function Table({ clear, rows }: { clear: () => void; rows: readonly (typeof FILM)[] }) {
  const { actions, part } = useTitleDeletion()
  return (
    <>
      {actions.map(({ label, onRun }) => (
        <button key={label} type="button" onClick={() => onRun(rows, clear)}>
          {label} chosen
        </button>
      ))}
      {part}
    </>
  )
}

async function open(
  rows = [FILM],
  permissions: readonly Permission[] = ['admin.access', 'titles.delete'],
) {
  const setting = prepare({
    bootstrap: {
      guest_role: { permissions: permissions.map((name) => ({ name, restrictions: [] })) },
    },
  })
  const clear = vi.fn()
  setting.api.answer(titleRecordEndpoints.countBelongings, {
    belongings: { ...NOTHING, liens: 12, comments: 1 },
  })
  await setting.show(<Table clear={clear} rows={rows} />)
  const sent = () => setting.api.calls.filter(({ call }) => !call.startsWith('GET'))
  return { ...setting, clear, sent }
}

describe('titles that are deleted in a table', () => {
  it.each<readonly Permission[]>([['admin.access'], ['titles.delete'], ['liens.create']])(
    'are so by who may alone',
    async (...permissions) => {
      await open([FILM], permissions)
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('are named with what goes along, go in the version that was seen, and come back by Undo', async () => {
    const { api, user, clear, sent } = await open()
    await user.click(screen.getByRole('button', { name: 'Delete chosen' }))
    expect(await screen.findByText('Delete Nosferatu?')).toBeDefined()
    expect(await screen.findByText('12 links')).toBeDefined()
    expect(screen.getByText('1 comment')).toBeDefined()
    expect(screen.queryByText(/review/)).toBeNull()
    api.answer(titleRecordEndpoints.deleteTitles, { deleted: 1 })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1))
    expect(sent()).toEqual([{ call: 'DELETE /api/v1/titles/7', body: { versions: { 7: 3 } } }])
    expect(await screen.findByText('Deleted 1 record')).toBeDefined()
    api.answer(titleRecordEndpoints.restoreTitles, { restored: 1 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored 1 record')).toBeDefined()
    expect(sent().at(-1)!.call).toBe('POST /api/v1/titles/7/restore')
  })

  it('are counted where they are several, and stay where nobody confirms', async () => {
    const { user, clear, sent } = await open([FILM, SERIAL])
    await user.click(screen.getByRole('button', { name: 'Delete chosen' }))
    expect(await screen.findByText('Delete 2 titles?')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('Delete 2 titles?')).toBeNull())
    expect(sent()).toEqual([])
    expect(clear).not.toHaveBeenCalled()
  })

  it('are let go where they are no longer there', async () => {
    const { api, user, clear } = await open()
    await user.click(screen.getByRole('button', { name: 'Delete chosen' }))
    api.refuse(titleRecordEndpoints.deleteTitles, 404, 'Some of these no longer exist.')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Could not delete records')).toBeDefined()
    expect(clear).toHaveBeenCalledTimes(1)
  })
})
