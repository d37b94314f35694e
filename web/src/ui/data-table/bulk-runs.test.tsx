// @vitest-environment happy-dom
import { defineList } from '@mediatheque/contract/core/define-list.ts'
import { bulkRunEndpoints } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.endpoints.ts'
import type { BulkRunView } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepare } from '../../lib/test-part.ts'
import { DataTable } from './data-table.tsx'

const films = defineList({
  name: 'films',
  columns: { name: { label: 'Name', kind: 'text' } },
  filters: {},
  order: { direction: 'asc' },
})
const film = (id: number) => ({ id, name: `Film ${id}` })
const run: BulkRunView = {
  id: 5,
  list: 'films',
  action: 'delete',
  state: 'running',
  total: 40,
  done: 10,
  skipped: 1,
  failed: 1,
  problems: [],
}
const deleted = vi.fn<(names: string) => void>()
const reload = vi.fn<() => void>()

function Films() {
  const [page, setPage] = useState(1)
  const rows = [film(page * 10 + 1), film(page * 10 + 2)]
  return (
    <>
      <h1 id="films">Films</h1>
      <button type="button" onClick={() => setPage(2)}>
        Turn the page
      </button>
      <DataTable
        list={films}
        labelledBy="films"
        data={{
          asked: { query: 'night', title_id: '7' },
          page: {
            data: rows,
            from: 1,
            to: 2,
            per_page: 2,
            current_page: page,
            last_page: 20,
            total: 40,
            next_page: page + 1,
            prev_page: null,
          },
          error: null,
          isReloading: false,
          reload,
        }}
        search={{}}
        onSearch={() => undefined}
        cells={{ name: ({ name }) => name }}
        nameColumn="name"
        nameOf={({ name }) => name}
        actions={[
          {
            label: 'Delete',
            icon: null,
            isDelete: true,
            all: 'delete',
            onRun: (chosen) => deleted(chosen.map(({ name }) => name).join()),
          },
          { label: 'Publish', icon: null, onRun: () => undefined },
        ]}
        words={{ failed: '', notFound: '', empty: { icon: null, title: 'None', text: '' } }}
      />
    </>
  )
}

async function showFilms(runs: readonly BulkRunView[] = []) {
  const { api, user, show } = prepare()
  api.answer(bulkRunEndpoints.listBulkRuns, { runs: [...runs] })
  await show(<Films />)
  const everything = async () => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 40 that match' }))
    await screen.findByText('All 40 that match are selected')
  }
  return { api, user, everything }
}

beforeEach(() => {
  deleted.mockClear()
  reload.mockClear()
})

describe('work on all that a table found', () => {
  it('is offered with all rows of a page, asked about, and begun with what was asked for', async () => {
    const { api, user, everything } = await showFilms()
    await everything()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(deleted).not.toHaveBeenCalled()
    const dialog = await screen.findByRole('dialog', { name: 'Delete all 40 records?' })
    api.answer(bulkRunEndpoints.startBulkRun, { run })
    api.answer(bulkRunEndpoints.listBulkRuns, { runs: [run] })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Delete: 12 of 40')
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      list: 'films',
      action: 'delete',
      query: { query: 'night', title_id: '7' },
    })
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  it('is meant no more when a row is let go, or another page is shown', async () => {
    const { user, everything } = await showFilms()
    await everything()
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 11' }))
    await screen.findByText('1 item selected')
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 11' }))
    await screen.findByText('2 items selected')
    await user.click(screen.getByRole('button', { name: 'Select all 40 that match' }))
    await user.click(screen.getByRole('button', { name: 'Turn the page' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Film 21' }))
    await screen.findByText('1 item selected')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(deleted).toHaveBeenCalledExactlyOnceWith('Film 21')
  })

  it('is begun by the Delete key too', async () => {
    const { user, everything } = await showFilms()
    await everything()
    screen.getByRole('checkbox', { name: 'Select Film 11' }).focus()
    await user.keyboard('{Delete}')
    await screen.findByRole('dialog', { name: 'Delete all 40 records?' })
  })

  it('shows how far it is, is stopped, and says what it left alone', async () => {
    const { api, user } = await showFilms([run])
    const panel = await screen.findByRole('list', { name: 'Work on all that was found' })
    expect(panel.textContent).toContain('10 done1 left alone1 failed')
    expect(within(panel).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
    const stopped: BulkRunView = {
      ...run,
      state: 'stopped',
      total: 4_000,
      done: 1_200,
      problems: [
        { id: 9, name: 'Film 9', kind: 'skipped', reason: 'This was changed meanwhile.' },
        { id: 8, name: null, kind: 'failed', reason: 'This did not work.' },
      ],
    }
    api.answer(bulkRunEndpoints.stopBulkRun, { run: { ...run, state: 'stopping' } })
    api.answer(bulkRunEndpoints.listBulkRuns, { runs: [stopped] })
    await user.click(within(panel).getByRole('button', { name: 'Stop' }))
    await screen.findByText('Delete: stopped')
    expect(api.calls.some(({ call }) => /bulk-runs.5.stop$/.test(call))).toBe(true)
    expect(panel.textContent).toContain('1,200 done')
    expect(panel.textContent).toContain('Film 9 This was changed meanwhile.')
    expect(panel.textContent).toContain('Record 8 This did not work.')
    await waitFor(() => expect(reload).toHaveBeenCalled())
    api.answer(bulkRunEndpoints.dismissBulkRun, { deleted: 1 })
    api.answer(bulkRunEndpoints.listBulkRuns, { runs: [] })
    await user.click(within(panel).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Delete: stopped')).toBeNull())
  })
})
